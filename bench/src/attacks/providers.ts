import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { inParallel } from "../neighbors/catalogue/loads.ts";
import { neighborsKeepWorking, startTwoTenants } from "./beside.ts";
import { drip, json, marker, openHostileService, pour, type Reply } from "./hostile-service.ts";
import { brokenOf, type Trial, type TrialResult } from "./trial.ts";

const gigabyte = 2 ** 30;
const megabyte = 2 ** 20;
/** Translations that the attacking organization requests, so many at a time: enough for a provider to be left alone. */
const requests = 8;
const atOnce = 8;
/** A provider has 20 seconds for a request; no one waits much longer than that for a translation. */
const maxSeconds = 25;
/** The server reads 1 MB of a response, and requests it three times; the rest is on its way when it leaves. */
const maxReadMegabytes = 3 * 16 * requests;

/** 64 MB in 300 kB; packed once, because others wait for the service meanwhile. */
const packBlanks = (() => {
  let packed: Buffer | undefined;
  return () => {
    packed ??= gzipSync(Buffer.alloc(64 * megabyte, " "), { level: 1 });
    return packed;
  };
})();
const years = 10 * 365 * 24 * 3600;

/** What a service returns. */
const replies: Record<string, [sends: string, reply: Reply]> = {
  never: ["never returns anything", () => {}],
  noBody: ["sends headers, and never a body", (response) => response.writeHead(200, json).flushHeaders()],
  drip: [
    "sends a byte a second",
    (response, service) => {
      response.writeHead(200, json);
      return drip(response, service, `{"translatedText":["${"a".repeat(1000)}"]}`);
    },
  ],
  gigabyte: [
    "sends a body of 1 GB",
    (response, service) => {
      response.writeHead(200, json);
      return pour(response, service, gigabyte);
    },
  ],
  packed: [
    "sends a body that unpacks from 300 kB to 64 MB",
    (response) => response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(packBlanks()),
  ],
  nesting: [
    "sends 15 MB of arrays in each other",
    (response) => response.writeHead(200, json).end("[".repeat(15 * megabyte)),
  ],
  closedNesting: [
    "sends 2 MB of arrays in each other where the translations belong",
    (response) =>
      response.writeHead(200, json).end(`{"translatedText":${"[".repeat(megabyte)}${"]".repeat(megabyte)}}`),
  ],
  longText: [
    "sends a translation of 15 MB for a sentence",
    (response) =>
      response.writeHead(200, json).end(JSON.stringify({ translatedText: ["a b ".repeat(3.75 * megabyte)] })),
  ],
  markup: [
    "sends a translation of a million tags that are not closed",
    (response) => response.writeHead(200, json).end(JSON.stringify({ translatedText: ["<b>".repeat(megabyte)] })),
  ],
  tooFew: ["sends no translations", (response) => response.writeHead(200, json).end('{"translatedText":[]}')],
  tooMany: [
    "sends 500,000 translations for one text",
    (response) => response.writeHead(200, json).end(JSON.stringify({ translatedText: Array(500_000).fill("a") })),
  ],
  loopback: [
    "redirects to another service of this machine",
    (response, { forbidden }) => response.writeHead(307, { location: `${forbidden.url}/` }).end(),
  ],
  metadata: [
    "redirects to 169.254.169.254",
    (response) => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  ],
  loop: ["redirects to itself", (response) => response.writeHead(307, { location: "/translate" }).end()],
  invalidUtf8: [
    "sends invalid UTF-8",
    (response) =>
      response
        .writeHead(200, json)
        .end(
          Buffer.concat([
            Buffer.from('{"translatedText":["'),
            Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]),
            Buffer.from('"]}'),
          ]),
        ),
  ],
  retryAfter: [
    "sends 429 with Retry-After of ten years",
    (response) => response.writeHead(429, { "retry-after": String(years) }).end(),
  ],
  closes: [
    "closes the connection in the middle of the body",
    (response) => response.writeHead(200, json).write('{"translatedText":["a', () => response.destroy()),
  ],
  shortBody: [
    "sends less than its Content-Length says, and keeps the connection",
    (response) => response.writeHead(200, { ...json, "content-length": "1000" }).write("{}"),
  ],
  longHeaders: [
    "sends headers without an end",
    async (response, service) => {
      const socket = response.socket;
      socket?.write("HTTP/1.1 200 OK\r\n");
      for (let at = 0; at < 20_000 && socket && !socket.destroyed; at++) {
        socket.write(`x-${at}: ${"a".repeat(200)}\r\n`);
        service.sentBytes += 200;
        if (at % 100 === 0) await sleep(1);
      }
    },
  ],
};

async function besideService(reply: Reply): Promise<TrialResult> {
  const service = await openHostileService(reply);
  const shared = await startTwoTenants({
    ...{ PARLANCE_MT: "libretranslate", PARLANCE_MT_LIBRETRANSLATE_URL: service.url },
    PARLANCE_LOG_LEVEL: "silent",
  }).catch((error) => {
    service.close();
    throw error;
  });
  const { client, watch, close } = shared;
  try {
    const memory_id = await client.memory();
    return await watch(async () => {
      let translated = 0;
      let worstMs = 0;
      let largest = 0;
      await inParallel(atOnce, requests, async (at) => {
        const start = performance.now();
        const body = { memory_id, source: `The ${marker} begins at ${at}.` };
        const { status, bytes } = await client.request("POST", "/v2/translate", { body });
        worstMs = Math.max(worstMs, performance.now() - start);
        largest = Math.max(largest, bytes);
        if (status === 200) translated++;
      });
      // Until connections that were given up are closed.
      for (let tries = 0; tries < 50 && service.open() > atOnce; tries++) await sleep(100);
      const seen = {
        translated,
        "requests to the service": service.requests,
        "requests to where it redirects": service.forbidden.requests,
        "MB of bodies without an end": service.sentBytes / megabyte,
        "connections left open": service.open(),
        "largest response bytes": largest,
        "worst translation s": worstMs / 1000,
      };
      const broken = brokenOf({
        "A translation failed.": translated === requests,
        "A redirect was followed.": service.forbidden.requests === 0,
        "More was read than a response may have.": service.sentBytes / megabyte <= maxReadMegabytes,
        "Connections stay open.": service.open() <= atOnce,
        "A translation took too long.": worstMs / 1000 <= maxSeconds,
      });
      return { seen, broken };
    });
  } finally {
    await close();
    service.close();
  }
}

/** A translation service that other people run. */
export const providers: Record<string, Trial> = Object.fromEntries(
  Object.entries(replies).map(([name, [sends, reply]]) => [
    name,
    {
      sends: `the service ${sends}`,
      times: requests,
      expects: `each text is translated without it within ${maxSeconds} s, no redirect is followed, no connection stays; ${neighborsKeepWorking}`,
      run: () => besideService(reply),
    },
  ]),
);
