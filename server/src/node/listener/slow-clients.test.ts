import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { slowClients } from "./slow-clients.ts";

let clients: ReturnType<typeof slowClients>;
let server: ReturnType<typeof createServer>;
let received: Promise<IncomingMessage>;
let response: ServerResponse;
let client: Socket;
let isCut: boolean;

/** A client that has sent the beginning of a body. The test determines how the server reads the body. */
async function begin(read: (request: IncomingMessage) => void, length = "Content-Length: 1000000"): Promise<void> {
  clients = slowClients(100);
  const arrived = Promise.withResolvers<IncomingMessage>();
  received = arrived.promise;
  server = createServer((request, own) => {
    response = own;
    clients.watch(request, response);
    read(request);
    arrived.resolve(request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = connect((server.address() as AddressInfo).port);
  client.on("error", () => {});
  client.once("close", () => {
    isCut = true;
  });
  isCut = false;
  client.write(`POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n`);
  await received;
}

/** Sends more of the body, and waits until it has arrived. */
async function send(bytes: number): Promise<void> {
  const { socket } = await received;
  const before = socket.bytesRead;
  client.write("x".repeat(bytes));
  await expect.poll(() => socket.bytesRead, { timeout: 30_000 }).toBe(before + bytes);
}

beforeEach(() => begin((request) => request.resume()));

afterEach(() => {
  client.destroy();
  server.close();
});

test("a client that sends less than the minimum between two checks is cut off", async () => {
  clients.check();
  await send(99);
  clients.check();
  await expect.poll(() => isCut, { timeout: 30_000 }).toBe(true);
});

test("a body that does not state its length must continue too", async () => {
  client.destroy();
  server.close();
  await begin((request) => request.resume(), "Transfer-Encoding: chunked");
  clients.check();
  clients.check();
  expect((await received).socket.destroyed).toBe(true);
});

test("a client that sends that much is not, and neither is one that has only begun", async () => {
  clients.check();
  for (const _ of [1, 2, 3]) {
    await send(100);
    clients.check();
  }
  expect((await received).socket.destroyed).toBe(false);
});

test("a client that waits for the server to read is not", async () => {
  client.destroy();
  server.close();
  await begin(() => {});
  await send(10);
  await expect.poll(async () => (await received).readableLength, { timeout: 30_000 }).toBe(10);
  clients.check();
  clients.check();
  expect((await received).socket.destroyed).toBe(false);
});

test("a response that was sent is no longer the last of its connection", async () => {
  const request = await received;
  await send(1_000_000);
  await expect.poll(() => request.readableEnded, { timeout: 30_000 }).toBe(true);
  expect(clients.lastResponses()).toEqual([response]);
  response.end();
  await once(response, "close");
  expect(clients.lastResponses()).toEqual([]);
});

test("a client that has sent all may wait for the response", async () => {
  const request = await received;
  await send(1_000_000);
  await expect.poll(() => request.readableEnded, { timeout: 30_000 }).toBe(true);
  clients.check();
  clients.check();
  expect(request.socket.destroyed).toBe(false);
});

test.each([
  ["too little between all checks", 99, true],
  ["enough between some checks", 100, false],
])("a client that reads %s is cut off: %s bytes", (_, bytesAtTimes, expected) => {
  const socket = Object.assign(new EventEmitter(), {
    bytesRead: 0,
    bytesWritten: 1e6,
    writableLength: 1e6,
    isCut: false,
  });
  const cut = Object.assign(socket, { destroy: () => (socket.isCut = true) }) as unknown as Socket;
  const watched = slowClients(100);
  watched.watch({ socket: cut, headers: {} } as IncomingMessage, response);
  for (let check = 1; check <= 30; check++) {
    socket.writableLength -= check % 5 === 0 ? bytesAtTimes : 1;
    watched.check();
  }
  expect(socket.isCut).toBe(expected);
});
