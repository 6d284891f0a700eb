import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// The baseline: Node's own server, whose response is always its first argument, with the headers of the API.
const responseBody = Buffer.from(process.argv[2] ?? "");
const responseHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Content-Disposition, Allow",
  "x-request-id": "00000000-0000-0000-0000-000000000000",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-ratelimit-limit": "4000",
  "x-ratelimit-remaining": "3999",
  "x-ratelimit-reset": "60",
  "content-type": "application/json; charset=utf-8",
  "content-length": responseBody.length,
};
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, responseHeaders).end(responseBody);
});
server.listen(0, "127.0.0.1", () => {
  console.log(`Documentation http://localhost:${(server.address() as AddressInfo).port}/`);
});
