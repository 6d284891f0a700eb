import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import type { SiteFile } from "../http/site-file.ts";
import { buildSiteFile } from "./listener/read-site.ts";
import { divideStopTime, isLateChunkError, serve } from "./run-server.ts";
import { readSettings } from "./settings/settings.ts";

const page = (text: string): SiteFile => buildSiteFile("page.html", new TextEncoder().encode(text));
const site = {
  files: new Map([["/", page("home")]]),
  notFound: page("missing"),
  redirects: new Map(),
  contentSecurityPolicy: "default-src 'self'",
};

/** A server in production mode. The test ends its drains. */
async function openServer() {
  const dataFolder = await mkdtemp(join(tmpdir(), "stopping-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const settings = readSettings({ PORT: "0", PARLANCE_DATA: dataFolder, PARLANCE_MODE: "production" });
  const events: string[] = [];
  const draining = Promise.withResolvers<number>();
  const drained = Promise.withResolvers<void>();
  const logging = {
    log: (event: string) => events.push(event),
    report: (error: unknown) => events.push(String(error)),
  };
  const server = await serve(site, settings, logging, {
    wait(ms) {
      draining.resolve(ms);
      return drained.promise;
    },
  });
  return { server, events, draining: draining.promise, endDrain: drained.resolve };
}

test("a server that stops says so first, serves on for the drain, and then closes", async () => {
  const { server, events, draining, endDrain } = await openServer();
  const at = (path: string) => fetch(server.origin + path);
  const kept = await at("/readyz");
  expect([kept.status, kept.headers.get("connection")]).toEqual([200, null]);
  const stopped = server.stop();
  expect(await draining).toBe(5000);
  const refused = await at("/readyz");
  expect([refused.status, refused.headers.get("connection")]).toEqual([503, "close"]);
  // Each request opens a connection, because the last one was closed.
  expect([(await at("/")).status, (await at("/healthz")).status, (await at("/v2/languages")).status]).toEqual([
    200, 200, 401,
  ]);
  expect(events.filter((event) => event !== "request")).toEqual(["started", "stopping"]);
  endDrain();
  await stopped;
  await expect(at("/healthz")).rejects.toThrow();
  expect(events.at(-1)).toBe("stopped");
});

test.each([
  [
    { drainSeconds: 5, stopSeconds: 50 },
    { drainMs: 5000, requestMs: 43_000, saveMs: 2000 },
  ],
  [
    { drainSeconds: 50, stopSeconds: 50 },
    { drainMs: 46_000, requestMs: 2000, saveMs: 2000 },
  ],
  [
    { drainSeconds: 0, stopSeconds: 5 },
    { drainMs: 0, requestMs: 3333, saveMs: 1667 },
  ],
  [
    { drainSeconds: 3, stopSeconds: 3 },
    { drainMs: 1000, requestMs: 1000, saveMs: 1000 },
  ],
  [
    { drainSeconds: 0, stopSeconds: 0 },
    { drainMs: 0, requestMs: 0, saveMs: 0 },
  ],
])("the parts of a stop with %o are its whole limit", (settings, parts) => {
  const { drainMs, requestMs, saveMs } = divideStopTime(settings);
  expect([drainMs, requestMs, saveMs].map(Math.round)).toEqual(Object.values(parts));
  expect(drainMs + requestMs + saveMs).toBe(1000 * settings.stopSeconds);
});

test("a chunk that comes when its reader has left is no reason to end the process", async () => {
  const stream = new PassThrough();
  await Readable.toWeb(stream).cancel();
  expect(() => stream.emit("data", Buffer.from("late"))).toThrow(expect.toSatisfy(isLateChunkError));
  const { controller } = await new Promise<{ controller: ReadableStreamDefaultController }>((resolve) => {
    new ReadableStream({ start: (controller) => resolve({ controller }) }).cancel().catch(() => {});
  });
  expect(() => controller.enqueue("late")).toThrow(expect.not.toSatisfy(isLateChunkError));
});
