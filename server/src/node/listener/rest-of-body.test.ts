import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listener.ts";
import { receiveRest } from "./rest-of-body.ts";

/** Refuses every upload, before or after it has begun to read the body. */
async function startRefusing(isBegun: boolean): Promise<number> {
  const app = {
    async fetch(request: Request): Promise<Response> {
      if (request.method === "POST" && isBegun) {
        const { value } = (await request.body?.pipeThrough(new TransformStream()).getReader().read()) ?? {};
        expect(value?.length).toBeGreaterThan(0);
      }
      return Response.json({}, { status: request.method === "POST" ? 404 : 200 });
    },
  };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close(0));
  return Number(new URL(server.origin).port);
}

/** Sends complete requests, regardless of the responses, and returns the output. */
async function sendAll(port: number, ...requests: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const ended = Promise.withResolvers<string>();
  let received = "";
  socket.on("error", ended.reject).on("close", () => ended.resolve(received));
  socket.setEncoding("latin1").on("data", (text) => {
    received += text;
    if (/HTTP\/1.1 200 /.test(received)) socket.end();
  });
  for (const request of requests) socket.write(request);
  return ended.promise;
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const next = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test.each([false, true])("a short body that is refused leaves the connection open (begun: %s)", async (isBegun) => {
  const port = await startRefusing(isBegun);
  const received = await sendAll(port, head(500_000), Buffer.alloc(500_000), next);
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 200"]);
  expect(received.toLowerCase()).not.toContain("connection: close");
});

test.each([false, true])(
  "a long body that is refused is received after the response, which says so (begun: %s)",
  async (isBegun) => {
    const port = await startRefusing(isBegun);
    const received = await sendAll(port, head(30_000_000), Buffer.alloc(30_000_000));
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 404"]);
    expect(received.toLowerCase()).toContain("connection: close");
  },
);

const waiting = (length: number) => head(length).replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n");

test.each([1, 30_000_000])("a client that waits for 100 Continue gets a refusal instead (%i bytes)", async (length) => {
  const received = await sendAll(await startRefusing(false), waiting(length));
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 404"]);
  expect(received.toLowerCase()).toContain("connection: close");
});

test.each([4, 200_000])(
  "a client that waits for 100 Continue gets it when its body is read (%i bytes)",
  async (length) => {
    const app = { fetch: async (request: Request) => Response.json((await request.text()).length) };
    const server = await listen(app, { port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close(0));
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1").setEncoding("latin1");
    let received = "";
    socket.on("data", (text) => {
      received += text;
      if (received.endsWith("100 Continue\r\n\r\n")) socket.write("q".repeat(length));
    });
    socket.write(waiting(length));
    await expect.poll(() => received).toMatch(new RegExp(`\r\n\r\n${length}$`));
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 100", "HTTP/1.1 200"]);
    socket.destroy();
  },
);

test("a body in tiny chunks that is refused doesn't delay others", async () => {
  const port = await startRefusing(false);
  const start = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const chunked = sendAll(port, start, "1\r\na\r\n".repeat(400_000), "0\r\n\r\n");
  expect(await sendAll(port, head(15_000_000), Buffer.alloc(15_000_000))).toContain("HTTP/1.1 404");
  expect(await chunked).toContain("HTTP/1.1 404");
});

test("a request that follows a long body on a connection that ends is not run", async () => {
  const port = await startRefusing(false);
  const received = await sendAll(port, head(3_000_000), Buffer.alloc(3_000_000), next).catch((error) => String(error));
  expect(received).not.toContain("HTTP/1.1 200");
});

test("of all long bodies that are refused, little is read in a turn of the event loop", async () => {
  const sockets: Socket[] = [];
  const failed: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    sockets.push(incoming.socket);
    receiveRest(incoming, outgoing).then(
      () => outgoing.end(),
      (error) => failed.push(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  let [received, max] = [0, 0];
  let looking = setImmediate(function look() {
    const all = sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    max = Math.max(max, all - received);
    received = all;
    looking = setImmediate(look);
  });
  const { port } = server.address() as AddressInfo;
  const body = Buffer.alloc(5_000_000);
  const responses = await Promise.all([1, 2, 3, 4].map(() => sendAll(port, head(body.length), body)));
  clearImmediate(looking);
  expect(failed).toEqual([]);
  for (const response of responses) expect(response).toMatch(/^HTTP\/1.1 200 /);
  // At first, a chunk of 64 kB of each body is read.
  expect(max).toBeLessThan(6 * 65_536);
});
