import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { webhookSender } from "./webhook-sender.ts";

const delivery = () => ({
  headers: { "webhook-id": "delivery-1" },
  body: '{"id":57}',
  signal: new AbortController().signal,
});

/** A receiver on this machine, with its port. */
async function openReceiver(status: number, headers: Record<string, string> = {}) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ request, body: await text(request) });
    response.writeHead(status, headers).end("a long answer that nobody reads");
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return { received, port: (server.address() as AddressInfo).port };
}

test("a delivery is posted and returns the receiver's status", async () => {
  const { received, port } = await openReceiver(202);
  const sender = webhookSender({ mode: "development", networks: [] });
  expect(await sender.send(`http://127.0.0.1:${port}/hook?a=b`, delivery())).toMatchObject({ status: 202 });
  const [{ request, body }] = received as [(typeof received)[0]];
  expect([request.method, request.url, request.headers["webhook-id"], body]).toEqual([
    "POST",
    "/hook?a=b",
    "delivery-1",
    '{"id":57}',
  ]);
});

test("how long a receiver wants to be left alone is passed on", async () => {
  const { port } = await openReceiver(429, { "retry-after": "20" });
  const sender = webhookSender({ mode: "development", networks: [] });
  expect(await sender.send(`http://127.0.0.1:${port}/`, delivery())).toEqual({ status: 429, retryAfter: "20" });
});

test("a redirect is not followed", async () => {
  const other = await openReceiver(204);
  const { port } = await openReceiver(307, { location: `http://127.0.0.1:${other.port}/` });
  const sender = webhookSender({ mode: "development", networks: [] });
  expect(await sender.send(`http://127.0.0.1:${port}/`, delivery())).toMatchObject({ status: 307 });
  expect(other.received).toEqual([]);
});

async function openTcpReceiver(respond: (socket: Socket) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    respond(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a receiver that sends informational responses without end is given up", async () => {
  const many = "HTTP/1.1 102 Processing\r\n\r\n".repeat(1000);
  const url = await openTcpReceiver((socket) => {
    socket.on("drain", () => socket.write(many)).write(many);
  });
  const sending = webhookSender({ mode: "development", networks: [] }).send(url, delivery());
  await expect(sending).rejects.toMatchObject({ code: "TOO_MANY_RESPONSES" });
});

test("a receiver that switches to another protocol has sent no response", async () => {
  const url = await openTcpReceiver((socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  const sending = webhookSender({ mode: "development", networks: [] }).send(url, delivery());
  await expect(sending).rejects.toMatchObject({ code: "ECONNRESET" });
});

test("a receiver that never responds is given up with the signal", async () => {
  const server = createServer(() => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const giveUp = new AbortController();
  const { port } = server.address() as AddressInfo;
  const sender = webhookSender({ mode: "development", networks: [] });
  const sent = sender.send(`http://127.0.0.1:${port}/`, { ...delivery(), signal: giveUp.signal });
  server.once("request", () => giveUp.abort());
  await expect(sent).rejects.toThrow();
});

test.each([
  ["http://hooks.example/", ["93.184.216.34"]],
  ["https://127.0.0.1/", []],
  ["https://hooks.example/", ["10.0.0.1"]],
  ["https://hooks.example/", ["93.184.216.34", "10.0.0.1"]],
  ["https://hooks.example/", ["::ffff:10.0.0.1"]],
  ["https://hooks.example/", ["100.64.0.1"]],
  ["https://hooks.example/", ["64:ff9b::a00:1"]],
  ["https://hooks.example/", ["64:ff9b::808:808"]],
  ["https://hooks.example/", ["2002:808:808::1"]],
  ["https://hooks.example/", ["fe80::1"]],
])("in production mode %s gets no request when it resolves to %j", async (url, addresses) => {
  const sender = webhookSender({ mode: "production", networks: [] }, async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
  );
  await expect(sender.send(url, delivery())).rejects.toThrow("IP address isn't allowed");
});

test("a connection goes to the address that was looked at", async () => {
  const { received, port } = await openReceiver(204);
  const sender = webhookSender({ mode: "development", networks: [] }, async () => [
    { address: "127.0.0.1", family: 4 },
  ]);
  expect(await sender.send(`http://hooks.example:${port}/`, delivery())).toMatchObject({ status: 204 });
  expect(received[0]?.request.headers.host).toBe(`hooks.example:${port}`);
});
