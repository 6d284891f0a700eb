import { readFile } from "node:fs/promises";
import { Agent, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import type { App } from "../../app.ts";
import type { Peer } from "../../core/environment.ts";
import { compress, decompressRequest } from "../../http/content-encoding.ts";
import { parseNetwork } from "../../rules/webhook-address.ts";
import type { FinishedRequest } from "../request-log.ts";
import { decoders, encoders } from "./content-codings.ts";
import { type ListenOptions, listen } from "./listener.ts";

const pem = (name: string) => readFile(new URL(`../../../fixtures/tls/${name}.pem`, import.meta.url));

/** The properties of a request from this machine, for a server with these options. */
async function peerOver(options: ListenOptions): Promise<Peer & { origin: string }> {
  const app = { fetch: (_: Request, peer: Peer) => Response.json(peer) };
  const server = await listen(app, { port: 0, host: "127.0.0.1" }, options);
  onTestFinished(() => server.close());
  const response = await new Promise<string>((resolve, reject) => {
    const request = options.tls ? requestHttps : requestHttp;
    const requested = request(`${server.origin}/a?b=c`, { rejectUnauthorized: false, agent: false }, (response) =>
      resolve(text(response)),
    );
    requested.on("error", reject).end();
  });
  return { ...JSON.parse(response), origin: server.origin };
}

test("over TLS the peer says so, and the origin is https", async () => {
  const tls = { cert: await pem("certificate"), key: await pem("key") };
  expect(await peerOver({ tls })).toMatchObject({
    isTls: true,
    target: "/a?b=c",
    origin: expect.stringMatching(/^https:/),
  });
});

test.runIf(process.platform === "linux")(
  "connections that arrive while the thread is busy are not dropped",
  async () => {
    const server = await listen({ fetch: () => new Response() }, { port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close(0));
    let connected = 0;
    const open = () =>
      connect(Number(new URL(server.origin).port), "127.0.0.1")
        .on("connect", () => connected++)
        .on("error", () => {});
    const sockets = Array.from({ length: 1500 }, open);
    // The kernel retries a dropped connection after a second, which is far longer than these turns.
    for (let turn = 0; turn < 2 * sockets.length; turn++) await nextTurn();
    expect(connected).toBe(sockets.length);
    for (const socket of sockets) socket.destroy();
  },
);

describe("a request's record", () => {
  /** Sends one request, and returns its result for the client and the listener. */
  async function finish(headers: Record<string, string>, respond = () => new Response("harbour")) {
    const over = Promise.withResolvers<FinishedRequest>();
    const server = await listen(
      { fetch: respond },
      { port: 0, host: "127.0.0.1" },
      { onFinished: (request) => over.resolve(request) },
    );
    onTestFinished(() => server.close());
    const gone = new AbortController();
    const sent = fetch(server.origin, { headers, signal: gone.signal });
    return { sent, gone, request: over.promise };
  }

  test.each([
    ["harbour-1", "harbour-1"],
    ["two words", expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ["x".repeat(65), expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ])("its id is %j when that is a token, else a new one", async (id, expected) => {
    const { sent, request } = await finish({ "x-request-id": id });
    await sent;
    expect(await request).toMatchObject({ id: expected, operation: "unknown", status: 200, isWhole: true });
    expect((await request).bytes).toBeGreaterThan("harbour".length);
  });

  test("says that the client went away", async () => {
    const endless = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(10)) }));
    const { sent, gone, request } = await finish({}, endless);
    await sent;
    gone.abort();
    expect(await request).toMatchObject({ status: 200, isWhole: false });
  });
});

test("a peer in a trusted network is a trusted proxy", async () => {
  const trusted = (text: string) => [parseNetwork(text)].filter((network) => network !== undefined);
  expect(await peerOver({ trustedProxies: trusted("127.0.0.0/8") })).toMatchObject({ isTrustedProxy: true });
  expect(await peerOver({ trustedProxies: trusted("10.0.0.0/8") })).toMatchObject({ isTrustedProxy: false });
});

test.each([
  ["127.0.0.0/8", {}, "127.0.0.1"],
  ["127.0.0.0/8", { "x-forwarded-for": "203.0.113.9, 198.51.100.7, 127.0.0.2" }, "198.51.100.7"],
  ["127.0.0.0/8", { "x-forwarded-for": "127.0.0.2" }, "127.0.0.1"],
  ["10.0.0.0/8", { "x-forwarded-for": "198.51.100.7" }, "127.0.0.1"],
])("with proxies in %s the client of %j is %s", async (network, headers, client) => {
  const trustedProxies = [parseNetwork(network)].filter((each) => each !== undefined);
  const app = { fetch: (_: Request, peer: Peer) => Response.json(peer) };
  const server = await listen(app, { port: 0, host: "127.0.0.1" }, { trustedProxies });
  onTestFinished(() => server.close());
  expect(await (await fetch(server.origin.replace("localhost", "127.0.0.1"), { headers })).json()).toMatchObject({
    client,
  });
});

test("a peer is closed once its response was sent, or its client has left", async () => {
  const [opened, closed] = [new Map<string, () => void>(), [] as string[]];
  const left = Promise.withResolvers<void>();
  const app = {
    fetch(_: Request, { target, onClosed }: Peer) {
      opened.get(target)?.();
      onClosed?.(() => {
        closed.push(target);
        if (target === "/leave") left.resolve();
      });
      return target === "/leave" ? new Promise<Response>(() => {}) : new Response("x".repeat(5_000_000));
    },
  };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close(0));
  const response = await fetch(`${server.origin}/unread`);
  const arrived = new Promise<void>((resolve) => opened.set("/leave", resolve));
  const gone = new AbortController();
  const leaving = fetch(`${server.origin}/leave`, { signal: gone.signal }).catch(() => {});
  await arrived;
  gone.abort();
  await Promise.all([left.promise, leaving]);
  expect(closed).toEqual(["/leave"]);
  expect(await response.text()).toHaveLength(5_000_000);
  await expect.poll(() => closed, { timeout: 30_000 }).toEqual(["/leave", "/unread"]);
});

test("a client that sends its body too slowly is cut off", async () => {
  const app = { fetch: async (request: Request) => new Response(await request.text()) };
  const slowest = { bytes: 1000, withinMs: 20 };
  const server = await listen(app, { port: 0, host: "127.0.0.1" }, { slowest });
  onTestFinished(() => server.close());
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1");
  client.on("error", () => {});
  // `once` would reject if an error came first.
  const cut = new Promise((resolve) => client.on("close", resolve));
  client.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n");
  const drip = setInterval(() => client.write("x"), 5);
  await cut;
  clearInterval(drip);
});

test("chunks of one byte that arrive together are read together", async () => {
  const sent = `${"1\r\na\r\n".repeat(20_000)}3\r\nend\r\n0\r\n\r\n`;
  const head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
  let parts = 0;
  const response = await respondTo(head + sent, async ({ body }) => {
    const bytes: Uint8Array[] = [];
    for await (const part of body ?? []) bytes.push(part);
    parts = bytes.length;
    return new Response(bytes.map((each) => new TextDecoder().decode(each)).join(""));
  });
  expect(response.endsWith(`\r\n\r\n${"a".repeat(20_000)}end`)).toBe(true);
  expect(parts).toBeLessThan(200);
});

test.each(["Content-Length: 8000000", "Transfer-Encoding: chunked"])(
  "of a body that arrived while the thread was busy, little is read in a row: %s",
  async (framing) => {
    const part = " ".repeat(50_000);
    const body = framing.endsWith("chunked") ? `${`c350\r\n${part}\r\n`.repeat(160)}0\r\n\r\n` : part.repeat(160);
    let [maxInARow, inARow, all] = [0, 0, 0];
    const read = Promise.withResolvers<void>();
    const app = {
      async fetch({ body }: Request) {
        // Meanwhile the body fills the buffers of the kernel.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        for await (const { length } of body ?? []) {
          if (inARow === 0) {
            setImmediate(() => {
              inARow = 0;
            });
          }
          [inARow, all] = [inARow + length, all + length];
          maxInARow = Math.max(maxInARow, inARow);
        }
        read.resolve();
        return new Response();
      },
    };
    const server = await listen(app, { port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close(0));
    const send = `require("node:net").connect(${new URL(server.origin).port}, "127.0.0.1").write(workerData)`;
    const workerData = `POST / HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n${body}`;
    const client = new Worker(`const { workerData } = require("node:worker_threads"); ${send}`, {
      eval: true,
      workerData,
    });
    await read.promise;
    await client.terminate();
    expect(all).toBe(8_000_000);
    expect(maxInARow).toBeLessThan(256_000);
  },
);

/** The server's output for these bytes, until it ends the connection. */
async function respondTo(
  sent: string,
  respond: App["fetch"] = ({ url }, { target }) => Response.json({ url, target }),
): Promise<string> {
  const app = { fetch: respond };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1");
  client.on("error", () => {});
  client.write(sent);
  return text(client);
}

test.each([
  ["HTTP/1.0 without Host", "GET /v2/x HTTP/1.0\r\n\r\n", 200, '"url":"http://localhost/v2/x"'],
  ["HTTP/1.1 without Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "Missing host header."],
  ["a bad Host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, "The request is not valid HTTP."],
  ["a backslash", "GET /v2/x\\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "Backslash in request path."],
  ["large headers", `GET / HTTP/1.1\r\nHost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431, "larger than 16384 bytes."],
  ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n", 400, "More than one host header."],
  [
    "an expectation",
    "POST / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n",
    417,
    "The header Expect must be 100-continue.",
  ],
  [
    "a tunnel",
    "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    501,
    "CONNECT is not supported.",
  ],
  [
    "a coding besides chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    501,
    "Transfer-Encoding must be chunked.",
  ],
  ["HTTP/2 without TLS", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "The request is not valid HTTP."],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", 400, "The request is not valid HTTP."],
  ["an unknown method", "SAIL / HTTP/1.1\r\nHost: a\r\n\r\n", 400, "The request is not valid HTTP."],
  ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, "The request is not valid HTTP."],
  ["what is no HTTP", "quay\r\n\r\n", 400, "The request is not valid HTTP."],
])("%s gets a response in JSON", async (_, sent, status, message) => {
  const response = await respondTo(sent);
  const [head = "", body = ""] = response.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-type: application/json");
  expect(head.toLowerCase().includes("parlance-error: malformed-request")).toBe(status !== 200);
  expect(body).toContain(message);
  expect(() => JSON.parse(body)).not.toThrow();
});

test.each([
  ["http://a/b?c=d", "/b?c=d"],
  ["HTTP://A:80/b", "/b"],
  ["https://a:443/b", "/b"],
  ["HTTP://A/", "/"],
  ["http://a", "/"],
  ["http://other/b", "http://other/b"],
  ["/v2/%6Demories%5Fx%2D%7e?%6d=%6d", "/v2/memories_x-~?%6d=%6d"],
  ["/a%2Fb/%2e%2E/%C3%BC%", "/a%2Fb/%2e%2E/%C3%BC%"],
])("the target %s is %s on the host a", async (sent, target) => {
  const response = await respondTo(`GET ${sent} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(response).toContain(`"target":"${target}"`);
});

test.each([
  ["zstd", zstdCompressSync("quay")],
  ["gzip", Buffer.concat([gzipSync("qu"), gzipSync("ay")])],
  ["x-gzip", gzipSync("quay")],
])("a body in %s is decoded, also in several members", async (encoding, body) => {
  const app = {
    fetch: async (request: Request, peer: Peer) =>
      new Response(await decompressRequest(request, peer, { add() {} }).text()),
  };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const response = await fetch(server.origin, { method: "POST", body, headers: { "content-encoding": encoding } });
  expect(await response.text()).toBe("quay");
});

test.each([
  ["with a window that a body may not need", Buffer.from("28b52ffd00882000007175617909000062", "hex")],
  ["of several frames", Buffer.concat([zstdCompressSync("quay"), zstdCompressSync("berth")])],
  ["with bytes after its end", Buffer.concat([zstdCompressSync("quay"), Buffer.from("berth")])],
])("a body in zstd %s is refused, and not read in part", async (_, body) => {
  const request = new Request("http://a/", { method: "POST", body, headers: { "content-encoding": "zstd" } });
  await expect(decompressRequest(request, { decoders }, { add() {} }).text()).rejects.toThrow(
    "The body isn't valid zstd.",
  );
});

test("a later frame of a body in zstd keeps no more than what is counted for the first one", async () => {
  const large = zstdCompressSync(Buffer.alloc(2_000_000), { params: { [constants.ZSTD_c_contentSizeFlag]: 0 } });
  for (const bytes of ["quay", Buffer.alloc(16_384)]) {
    const body = new ReadableStream({
      start(controller) {
        for (const part of [zstdCompressSync(bytes), large]) controller.enqueue(part);
        controller.close();
      },
    });
    const sent = { method: "POST", body, headers: { "content-encoding": "zstd" }, duplex: "half" };
    const request = new Request("http://a/", sent as RequestInit);
    await expect(decompressRequest(request, { decoders }, { add() {} }).arrayBuffer()).rejects.toThrow(
      "isn't valid zstd",
    );
  }
});

test("compressing JSON with Brotli takes about as long as with gzip", async () => {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Harbour ${(id * 7919) % 1e5}` })),
  );
  const cpuMs = async (encoding: string) => {
    const before = process.cpuUsage();
    await new Response(compress(text, encoding, { encoders })).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // Other threads of the process add to a single measurement.
  const bestMs = async (encoding: string) =>
    Math.min(await cpuMs(encoding), await cpuMs(encoding), await cpuMs(encoding));
  expect(await bestMs("br")).toBeLessThan(5 * (await bestMs("gzip")));
});

test("OPTIONS * gets its response for the whole server", async () => {
  const response = await respondTo("OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1.1 204 /);
});

const chunked = "Transfer-Encoding: chunked";

/** Requests with two possible ends, each followed by another request. A wrong body is noticed after its headers. */
test.each([
  ["a length and chunks", ["Content-Length: 6", chunked], "0\r\n\r\n"],
  ["two lengths", ["Content-Length: 3", "Content-Length: 5"], "abc"],
  ["a length twice", ["Content-Length: 3", "Content-Length: 3"], "abc"],
  ["a list of lengths", ["Content-Length: 3, 3"], "abc"],
  ["a length with a sign", ["Content-Length: +3"], "abc"],
  ["a negative length", ["Content-Length: -1"], ""],
  ["a length in hexadecimal", ["Content-Length: 0x3"], "abc"],
  ["a length beyond 64 bits", ["Content-Length: 99999999999999999999"], "abc"],
  ["an unknown coding", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
  ["two codings", [chunked, "Transfer-Encoding: identity"], "0\r\n\r\n"],
  ["a space before the colon", ["Transfer-Encoding : chunked", "Content-Length: 5"], "0\r\n\r\n"],
  ["a folded line", ["X: a\r\n b", "Content-Length: 3"], "abc"],
  ["a folded coding", ["Transfer-Encoding:\r\n chunked"], "0\r\n\r\n"],
  ["a bare LF", ["X: a\nContent-Length: 3"], "abc"],
  ["a header without a name", [": a", "Content-Length: 3"], "abc"],
  ["a header without a colon", ["harbour", "Content-Length: 3"], "abc"],
  ["a bare CR", ["X: a\rContent-Length: 3"], "abc"],
  ["U+0000", ["X: a\0b", "Content-Length: 3"], "abc"],
  ["a negative chunk", [chunked], "-1\r\nabc\r\n0\r\n\r\n"],
  ["a chunk in hexadecimal with 0x", [chunked], "0x3\r\nabc\r\n0\r\n\r\n"],
  ["a chunk beyond 64 bits", [chunked], "ffffffffffffffff1\r\nabc\r\n0\r\n\r\n"],
] as [string, string[], string][])(
  "after a request with %s the connection ends, and the requests after it get no response",
  async (_, headers, body) => {
    const smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
    const response = await respondTo(`POST / HTTP/1.1\r\nHost: a\r\n${headers.join("\r\n")}\r\n\r\n${body}${smuggled}`);
    expect(response).toMatch(/^HTTP\/1.1 (?:400|501) /);
    expect(response).not.toContain("smuggled");
  },
);

test("after a request of HTTP/1.0 with Transfer-Encoding the connection ends, and what follows it isn't begun", async () => {
  let begun = 0;
  const app = {
    fetch() {
      begun++;
      return new Response("quay");
    },
  };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1");
  client.on("error", () => {});
  const head = "HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n";
  client.write(`POST / ${head}${chunked}\r\n\r\n0\r\n\r\nGET /smuggled ${head}\r\n`);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 400 [\s\S]*The request is not valid HTTP\."\}$/);
  expect(begun).toBe(0);
});

test("pipelined requests get their responses in order, and a half-closed client gets its response", async () => {
  const paths = Array.from({ length: 50 }, (_, at) => `/${at}`);
  const app = { fetch: (request: Request) => Response.json({ path: new URL(request.url).pathname }) };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.end(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
  const responses = [...(await text(socket)).matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path);
  expect(responses).toEqual(paths);
});

/** A server that counts requests, and responds to all of them together. */
async function listenHeld() {
  let begun = 0;
  const { promise, resolve: respond } = Promise.withResolvers<void>();
  const fetch = async () => {
    begun++;
    await promise;
    return Response.json({});
  };
  const server = await listen({ fetch }, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  return { server, begun: () => begun, respond };
}

test("a connection whose requests wait for each other ends with the last response when the server drains", async () => {
  const { server, begun, respond } = await listenHeld();
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
  await expect.poll(begun).toBe(3);
  server.drain();
  respond();
  const [before, first, second, last] = (await text(socket)).split("HTTP/1.1 200");
  expect(before).toBe("");
  for (const response of [first, second]) expect(response).not.toMatch(/^connection: close/im);
  expect(last).toMatch(/^connection: close/im);
});

test("of requests sent before the response to the one before, 64 are begun, of all connections together", async () => {
  const { server, begun, respond } = await listenHeld();
  const send = (count: number) => {
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(count));
    return text(socket);
  };
  const first = send(1000);
  await expect.poll(begun).toBe(65);
  const second = send(1000);
  // Clients that wait for responses are served as before.
  const ordinary = fetch(server.origin);
  await expect.poll(begun).toBe(67);
  respond();
  const statusesOf = (said: string) => said.match(/(?<=HTTP\/1.1 )\d+/g);
  expect(statusesOf(await first)).toEqual([...Array(65).fill("200"), "503"]);
  expect(statusesOf(await second)).toEqual(["200", "503"]);
  expect(await second).toMatch(/\{"message":"The server is busy. Send each request after [^"]*"\}$/);
  expect((await ordinary).status).toBe(200);
  expect(begun()).toBe(67);
});

test("a connection may send as many requests as it likes, a few at a time", async () => {
  const app = { fetch: () => Response.json({}) };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
  for (let round = 0; round < 10; round++) {
    let responses = "";
    const response = new Promise<void>((resolve) =>
      socket.on("data", (part) => {
        responses += part;
        if (responses.match(/HTTP\/1.1 200/g)?.length === 20) resolve();
      }),
    );
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
    await response;
    socket.removeAllListeners("data");
  }
  socket.destroy();
});

test("a client that never begins its TLS handshake is cut off", async () => {
  const tls = { cert: await pem("certificate"), key: await pem("key") };
  const app = { fetch: () => new Response("harbour") };
  const slowest = { bytes: 1000, withinMs: 20 };
  const server = await listen(app, { port: 0, host: "127.0.0.1" }, { tls, slowest });
  onTestFinished(() => server.close());
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1").resume();
  client.on("error", () => {});
  let isCut = false;
  client.on("close", () => {
    isCut = true;
  });
  await expect.poll(() => isCut).toBe(true);
});

test("a client that does not read its response is cut off", async () => {
  const part = new Uint8Array(1_000_000);
  const endless = () => new Response(new ReadableStream({ pull: (body) => body.enqueue(part) }));
  const finished: FinishedRequest[] = [];
  const options = {
    slowest: { bytes: 1000, withinMs: 20 },
    onFinished: (request: FinishedRequest) => finished.push(request),
  };
  const server = await listen({ fetch: endless }, { port: 0, host: "127.0.0.1" }, options);
  onTestFinished(() => server.close());
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1").pause();
  onTestFinished(() => {
    client.destroy();
  });
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => finished).toEqual([expect.objectContaining({ status: 200, isWhole: false })]);
});

test("a connection stays open longer than clients keep an idle one", async () => {
  const server = await listen({ fetch: async () => new Response("harbour") }, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close(0));
  const client = connect(Number(new URL(server.origin).port), "127.0.0.1");
  onTestFinished(() => {
    client.destroy();
  });
  // Clients of HTTP/1.0 are notified.
  client.setEncoding("utf8").write("GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n");
  let received = "";
  client.on("data", (part) => {
    received += part;
  });
  await expect.poll(() => received).toMatch(/^keep-alive: timeout=65\r$/im);
});

test("a client that sends one request after the other does not hold up the end", async () => {
  const responses = { begun: 0 };
  const app = {
    async fetch() {
      responses.begun++;
      await nextTurn();
      return new Response("harbour");
    },
  };
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const once = () =>
    new Promise<void>((resolve, reject) => {
      requestHttp(server.origin, { agent }, (response) => {
        text(response).then(() => resolve(), reject);
      })
        .on("error", reject)
        .end();
    });
  const warm = Promise.withResolvers<void>();
  const client = (async () => {
    for (;;) {
      await once();
      if (responses.begun > 5) warm.resolve();
    }
  })();
  await warm.promise;
  // The time is longer than a test may take, so no request is aborted.
  await Promise.all([
    server.close(2 ** 31 - 1),
    expect(client).rejects.toMatchObject({ code: expect.stringMatching(/^ECONN(?:REFUSED|RESET)$/) }),
  ]);
});
