import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { measureMaxGrowth } from "@openparlance/text/testing";
import { expect, onTestFinished, test } from "vitest";
import { requestJson } from "./request.ts";

const megabyte = 2 ** 20;

/** Sends a request to a service that runs `respond`; `stop` aborts the request. */
async function send(respond: (response: ServerResponse, stop: () => void) => void, body?: unknown) {
  const stopping = new AbortController();
  const ended = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.on("close", ended.resolve);
    respond(response, () => stopping.abort(new Error("enough")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const input = await requestJson(fetch, url, { body, signal: stopping.signal }).catch((error: unknown) => error);
  return { input, ended: ended.promise };
}

test("a response without an end is read no further than an honest one is long", async () => {
  let sent = 0;
  const { input, ended } = await send((response) => {
    const part = " ".repeat(megabyte);
    const more = () => {
      while (!response.destroyed && sent < 2000) {
        sent++;
        if (!response.write(part)) {
          response.once("drain", more);
          return;
        }
      }
      response.end();
    };
    more();
  });
  expect(input).toMatchObject({ name: "ProviderError", message: "The response is too large." });
  await ended;
  expect(sent).toBeLessThan(100);
});

test("a response to a short text may be shorter than one to many texts", async () => {
  const body = JSON.stringify("a".repeat(2 * megabyte));
  const { input } = await send((response) => response.end(body));
  expect(input).toMatchObject({ name: "ProviderError", message: "The response is too large." });
  const { input: honest } = await send((response) => response.end(body), ["a".repeat(100_000)]);
  expect(honest).toHaveLength(2 * megabyte);
});

test("a response that unpacks to a gigabyte takes little memory", async () => {
  const growth = await measureMaxGrowth(async () => {
    const { input } = await send((response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      const gzip = createGzip({ level: 1 });
      gzip.pipe(response);
      let left = 1000;
      const part = Buffer.alloc(megabyte, " ");
      const more = () => {
        while (!response.destroyed && left-- > 0)
          if (!gzip.write(part)) {
            gzip.once("drain", more);
            return;
          }
        gzip.end();
      };
      more();
    });
    expect(input).toMatchObject({ name: "ProviderError", message: "The response is too large." });
  });
  // Garbage counts, and a busy machine collects some of it late.
  expect(growth).toBeLessThan(400 * megabyte);
});

test.each<[string, (response: ServerResponse, stop: () => void) => void]>([
  ["is shorter than it says", (response) => response.writeHead(200, { "content-length": 100 }).end("{}")],
  ["breaks off", (response) => response.write("{", () => response.destroy())],
  ["is an error that breaks off", (response) => response.writeHead(500).write("no", () => response.destroy())],
  ["leads to a private address", (response) => response.writeHead(302, { location: "http://10.0.0.1/" }).end()],
  ["is said to be packed and is not", (response) => response.writeHead(200, { "content-encoding": "gzip" }).end("{}")],
  [
    "is packed many times",
    (response) => response.writeHead(200, { "content-encoding": "gzip, gzip, gzip, gzip, gzip, gzip" }).end("{}"),
  ],
])("a response that %s has failed", async (_, respond) => {
  expect((await send(respond)).input).toMatchObject({ name: "ProviderError", isTransient: true });
});

test("a response that comes byte by byte ends with the signal", async () => {
  const { input, ended } = await send((response, stop) => {
    let sent = 0;
    const drip = setInterval(() => {
      response.write(" ");
      if (++sent === 5) stop();
    }, 5);
    response.on("close", () => clearInterval(drip));
  });
  expect(input).toMatchObject({ message: "enough" });
  await ended;
});
