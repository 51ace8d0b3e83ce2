"""Tables drawn in a browser, for README.md, for systems and for eyes."""
