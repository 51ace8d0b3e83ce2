"""The table of World Management in data and words."""


def table(view, choices):
    raise NotImplementedError


def say_event(event, seat):
    raise NotImplementedError


def why_not(view, move):
    raise NotImplementedError


def arrangements(view):
    raise NotImplementedError
