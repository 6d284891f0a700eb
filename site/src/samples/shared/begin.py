import base64, json, os, time
import urllib.error, urllib.parse, urllib.request
from pathlib import Path

API = os.environ.get("API", "http://localhost:3000")
API_KEY = os.environ["API_KEY"]
BASIC = "Basic " + base64.b64encode(f"{API_KEY}:{API_KEY}".encode()).decode()


def send(method, path, body=None, headers={}):
    """Sends a request: a dict as JSON, bytes unchanged. Raises on an error status."""
    kind = "application/octet-stream" if isinstance(body, bytes) else "application/json"
    if isinstance(body, dict):
        body = json.dumps(body).encode()
    headers = {"Authorization": BASIC, "Content-Type": kind, **headers}
    request = urllib.request.Request(API + path, body, headers, method=method)
    try:
        return urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        raise RuntimeError(f"{error.code} {error.read().decode()}") from None


def request(method, path, body=None, headers={}):
    """Like send, but returns the parsed JSON."""
    return json.load(send(method, path, body, headers))


def show(result):
    """Pretty-prints JSON."""
    print(json.dumps(result, indent=2, ensure_ascii=False))


def poll(read, is_final):
    """Polls until the result is final, with delays of 1 to 5 s. Gives up after 60 s."""
    end, wait = time.monotonic() + 60, 1
    while time.monotonic() < end:
        result = read()
        if is_final(result):
            return result
        time.sleep(wait)
        wait = min(wait + 1, 5)
    raise TimeoutError("Not finished after 60 seconds.")
