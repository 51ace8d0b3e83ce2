"""The door to the browser; nothing else on the page's thread touches it."""
