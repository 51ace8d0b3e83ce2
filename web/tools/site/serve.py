"""A plain static server, no cleverer than the hosts the site has to live on."""

import contextlib
import http.server
import threading
import webbrowser
from pathlib import Path
from typing import Any, cast

HOST = "127.0.0.1"
TRIES = 50


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of a folder under a sub-path; everything else is 404."""

    extensions_map = {  # noqa: RUF012 - as the base class has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self) -> Any:
        prefix = cast("Server", self.server).prefix
        if not self.path.startswith(prefix):
            self.send_error(404)
            return None
        self.directory = str(cast("Server", self.server).folder)
        self.path = "/" + self.path.removeprefix(prefix)
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def handle(self) -> None:
        # a browser that has gone to another page takes no more of this one
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, *_: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    def __init__(self, folder: Path, prefix: str = "/", port: int = 0) -> None:
        """Port 0 is any free one."""
        self.folder = folder
        self.prefix = f"/{prefix.strip('/')}/".replace("//", "/")
        super().__init__((HOST, port), Handler)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_address[1]}{self.prefix}"


def first_free(folder: Path, prefix: str, port: int) -> Server:
    for number in range(port, port + TRIES):
        try:
            return Server(folder, prefix, number)
        except OSError:
            continue
    raise SystemExit(f"build.py: no free port from {port} to {port + TRIES - 1}.")


def serve(folder: Path, *, prefix: str, port: int, open_page: bool) -> None:
    """Serve until interrupted."""
    running = first_free(folder, prefix, port)
    print(f"Tefuda is at {running.address}  (Ctrl-C ends it)", flush=True)
    if open_page:
        threading.Timer(0.3, webbrowser.open, [running.address]).start()
    with contextlib.suppress(KeyboardInterrupt):
        running.serve_forever()
