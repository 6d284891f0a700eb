import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { WEBHOOK_SECRET } = process.env;
if (!WEBHOOK_SECRET) throw "WEBHOOK_SECRET is not set: print the webhook's secret.";

function isGenuine({ headers }, body) {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const code = createHmac("sha256", WEBHOOK_SECRET).update(signed).digest("base64");
  const expected = Buffer.from(`v1,${code}`);
  return (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const received = Buffer.from(one);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

const seen = new Set();

async function receive(request, response) {
  let body = "";
  request.setEncoding("utf8");
  for await (const piece of request) body += piece;
  if (!isGenuine(request, body)) return response.writeHead(401).end();
  response.writeHead(204).end(); // respond first, process afterward

  const id = request.headers["webhook-id"];
  if (seen.has(id)) return; // a delivery can arrive twice
  seen.add(id);
  console.log(request.headers["parlance-event"], body);
}

const server = createServer((request, response) => {
  receive(request, response).catch((error) => {
    console.error(error.message); // such as a connection that closed early
    response.destroy();
  });
});

server.listen(9000, () => console.log("Listening on port 9000"));
