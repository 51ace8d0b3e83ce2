"""What stops build.py: something a person has to see to."""


class Missing(Exception):
    """The message says in one sentence what is to be done."""
