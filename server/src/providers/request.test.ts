import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { measureMaxGrowth } from "@openparlance/text/testing";
import { expect, onTestFinished, test } from "vitest";
import { askJson } from "./request.ts";

const megabyte = 2 ** 20;

/** Asks a service that answers so; `stop` ends the asking. */
async function ask(answer: (response: ServerResponse, stop: () => void) => void, body?: unknown) {
  const stopping = new AbortController();
  const ended = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.on("close", ended.resolve);
    answer(response, () => stopping.abort(new Error("enough")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const given = await askJson(fetch, url, { body, signal: stopping.signal }).catch((error: unknown) => error);
  return { given, ended: ended.promise };
}

test("an answer without an end is read no further than an honest one is long", async () => {
  let sent = 0;
  const { given, ended } = await ask((response) => {
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
  expect(given).toMatchObject({ name: "ProviderError", message: "The answer is too large." });
  await ended;
  expect(sent).toBeLessThan(100);
});

test("an answer to a short text may be shorter than one to many texts", async () => {
  const body = JSON.stringify("a".repeat(2 * megabyte));
  const { given } = await ask((response) => response.end(body));
  expect(given).toMatchObject({ name: "ProviderError", message: "The answer is too large." });
  const { given: honest } = await ask((response) => response.end(body), ["a".repeat(100_000)]);
  expect(honest).toHaveLength(2 * megabyte);
});

test("an answer that unpacks to a gigabyte takes little memory", async () => {
  const growth = await measureMaxGrowth(async () => {
    const { given } = await ask((response) => {
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
    expect(given).toMatchObject({ name: "ProviderError", message: "The answer is too large." });
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
])("an answer that %s has failed", async (_, answer) => {
  expect((await ask(answer)).given).toMatchObject({ name: "ProviderError", isTransient: true });
});

test("an answer that comes byte by byte ends with the signal", async () => {
  const { given, ended } = await ask((response, stop) => {
    let sent = 0;
    const drip = setInterval(() => {
      response.write(" ");
      if (++sent === 5) stop();
    }, 5);
    response.on("close", () => clearInterval(drip));
  });
  expect(given).toMatchObject({ message: "enough" });
  await ended;
});
