"""Hears of every request that leaves for another host, whoever makes it.

A browser sends what is not for `localhost` to this proxy: the page's requests, its workers' and
its service worker's, each before any name is looked up. Nothing is passed on.
"""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import ProxySettings

# Chromium asks it about the forms of any page, whoever's it is
ITS_OWN = ("CONNECT content-autofill.googleapis.com:443 ",)


class Lookout:
    def __init__(self) -> None:
        self.seen: list[str] = []
        seen = self.seen

        class Handler(BaseHTTPRequestHandler):
            def handle_one_request(self) -> None:
                line = self.rfile.readline().decode("latin-1").strip()
                if not line.startswith(ITS_OWN):
                    seen.append(line)
                self.close_connection = True

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def proxy(self) -> ProxySettings:
        port = self._server.server_address[1]
        return {"server": f"http://127.0.0.1:{port}", "bypass": "localhost"}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
