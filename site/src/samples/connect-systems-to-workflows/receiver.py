import base64, hashlib, hmac, os, sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret = os.environ.get("WEBHOOK_SECRET")
if not secret:
    sys.exit("WEBHOOK_SECRET is not set: print the webhook's secret.")
seen = set()


def is_genuine(headers, body):
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.{body}"
    code = hmac.new(secret.encode(), signed.encode(), hashlib.sha256)
    expected = "v1," + base64.b64encode(code.digest()).decode()
    received = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(one, expected) for one in received)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)  # respond first, process afterward
        self.end_headers()
        delivery = self.headers["webhook-id"]
        if genuine and delivery not in seen:  # a delivery can arrive twice
            seen.add(delivery)
            print(self.headers["Parlance-Event"], body, flush=True)

    def log_message(self, *args):
        pass  # print only the events


print("Listening on port 9000", flush=True)
ThreadingHTTPServer(("", 9000), Receiver).serve_forever()
