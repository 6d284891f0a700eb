import { expect, test } from "vitest";
import { type AppOptions, createApp } from "./app.ts";
import type { Peer } from "./core/environment.ts";

const site: AppOptions["site"] = {
  files: new Map(),
  notFound: { type: "text/html", plain: { bytes: new Uint8Array(), etag: '"0"' } },
  redirects: new Map(),
  contentSecurityPolicy: "default-src 'self'",
};

async function get(
  target: string,
  options: Partial<AppOptions>,
  headers = {},
  { host = "localhost", ...peer }: Partial<Peer> & { host?: string } = {},
) {
  const known = { target, isTls: false, isLoopback: true, isTrustedProxy: false, ...peer };
  return createApp({ site, ...options }).fetch(new Request(`http://${host}${target}`, { headers }), known);
}

test("the API gets what is under /v2 and /v3, and nothing else", async () => {
  const api = async (_: Request, { target }: Peer) => new Response(`called ${target}`);
  for (const target of ["/v2", "/v2/memories?id=1", "/v3/", "/v2/../healthz"]) {
    expect(await (await get(target, { api })).text()).toBe(`called ${target}`);
  }
  for (const target of ["/v4/memories", "/v20", "/V2/memories", "/docs/v2/"]) {
    expect((await get(target, { api })).status).toBe(404);
  }
});

test.each<[string, Record<string, string>, string]>([
  ["/2/languages", { accept: "application/json" }, "GET"],
  ["/2/languages", { authorization: "Basic a2V5OmtleQ==" }, "GET"],
  ["/languages?key=a", {}, "HEAD"],
  ["/2/memories", { "content-type": "application/json" }, "POST"],
  ["/2/memories", { key: "a" }, "DELETE"],
  ["/2/memories", { accept: "application/json, */*" }, "PUT"],
])("%s with %j goes to the API whose base is wrong: %s", async (target, headers, method) => {
  const api = async () => new Response("of the API", { status: 404 });
  const request = new Request(`http://localhost${target}`, { method, headers });
  const peer = { target, isTls: false, isLoopback: true, isTrustedProxy: false };
  const response = await createApp({ site, api }).fetch(request, peer);
  expect([response.status, await response.text()]).toEqual([404, "of the API"]);
  expect(
    (await get(target, { api }, { accept: "text/html,application/json;q=0.9" })).headers.get("content-type"),
  ).toMatch(target.includes("key=") ? /^text\/plain/ : /^text\/html$/);
});

test("data of the site says whether requests are served on the same origin; pages don't, and a server of the site alone doesn't", async () => {
  const file = { type: "application/json", plain: { bytes: new Uint8Array(), etag: '"1"' } };
  const withData = { ...site, files: new Map([["/a.json", file]]) };
  const api = async () => new Response();
  const mark = async (target: string, options: Partial<AppOptions>, headers = {}) =>
    (await get(target, { site: withData, ...options }, headers)).headers.get("parlance-api");
  expect(await mark("/a.json", { api })).toBe("/");
  expect(await mark("/a.json", { api }, { "if-none-match": '"1"' })).toBe("/");
  expect(await mark("/", { api })).toBeNull();
  expect(await mark("/a.json", {})).toBeNull();
});

test("a probe is read, and only that", async () => {
  const send = (method: string) => {
    const request = new Request("http://localhost/healthz", { method });
    return createApp({ site }).fetch(request, {
      target: "/healthz?now",
      isTls: false,
      isLoopback: true,
      isTrustedProxy: false,
    });
  };
  expect([(await send("GET")).status, (await send("HEAD")).status, (await send("POST")).status]).toEqual([
    200, 200, 405,
  ]);
});

test("a server that cannot serve is alive and not ready", async () => {
  const isReady = () => false;
  expect((await get("/healthz", { isReady })).status).toBe(200);
  expect((await get("/readyz", { isReady })).status).toBe(503);
  expect((await get("/readyz", { isReady: async () => true })).status).toBe(200);
});

test.each<[string, Record<string, string>, Partial<Peer> & { host?: string }, number]>([
  ["this machine", {}, {}, 200],
  ["another machine", {}, { isLoopback: false }, 404],
  ["a proxy on this machine", { "x-forwarded-for": "203.0.113.1" }, {}, 404],
  ["a program on a machine that trusts its proxy", {}, { isTrustedProxy: true, host: "127.0.0.1:3000" }, 200],
  ["the same over IPv6", {}, { isTrustedProxy: true, host: "[::1]:3000" }, 200],
  ["a trusted proxy on another machine", {}, { isLoopback: false, isTrustedProxy: true }, 404],
  ["a trusted proxy that only names the host", {}, { isTrustedProxy: true, host: "api.harbour.example" }, 404],
  ...["X-Forwarded-Proto", "X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Via"].map(
    (name) =>
      [
        `a trusted proxy on this machine that sends ${name}`,
        { [name]: "https" },
        { isTrustedProxy: true },
        404,
      ] satisfies [string, Record<string, string>, Partial<Peer>, number],
  ),
])("figures for %s", async (_, headers, peer, status) => {
  const response = await get("/metrics", { metrics: async () => "parlance_store_up 1\n" }, headers, peer);
  expect([response.status, await response.text()]).toEqual([status, status === 200 ? "parlance_store_up 1\n" : ""]);
});
