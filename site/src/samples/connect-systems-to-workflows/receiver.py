from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

seen = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.send_response(204)  # answer first, work afterwards
        self.end_headers()
        delivery = self.headers["webhook-id"]
        if delivery not in seen:  # the same delivery can come twice
            seen.add(delivery)
            print(self.headers["Parlance-Event"], body, flush=True)

    def log_message(self, *args):
        pass  # print the events only


print("Listening on port 9000", flush=True)
ThreadingHTTPServer(("", 9000), Receiver).serve_forever()
