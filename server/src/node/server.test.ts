import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { type Listener, listen } from "./listener/listener.ts";
import { readSite } from "./listener/read-site.ts";

let folder: string;
let server: Listener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await Promise.all(
    Object.entries({
      "index.html": "home",
      "quickstart.html": "quickstart",
      "quickstart.html.br": brotliCompressSync("quickstart"),
      "quickstart.md": "# Quickstart",
      "site.webmanifest": "{}",
      "404.html": "missing",
      ".hidden": "secret",
    }).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  server = await listen(createApp({ site: await readSite(folder) }), { port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends `path` exactly as it is, which fetch would not. */
function get(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(server.origin, { path }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on("error", reject)
      .end();
  });
}

describe("the site over HTTP", () => {
  test.each([
    ["/quickstart", "text/html; charset=utf-8"],
    ["/quickstart.md", "text/markdown; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json"],
  ])("%s is %s", async (path, type) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
  });

  test("a page arrives compressed and reads the same", async () => {
    const response = await fetch(`${server.origin}/quickstart`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe("quickstart");
  });

  test("HEAD reports the length", async () => {
    const response = await fetch(`${server.origin}/quickstart`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  });

  test.each([
    "/.hidden",
    "/../.hidden",
    "/guides/../quickstart",
    "/%2e%2e/quickstart",
    "/..%2f..%2fetc/passwd",
    "/%252e%252e%252fetc/passwd",
    "/quickstart%00",
    "//etc/passwd",
    "/../../../../../../etc/passwd",
  ])("%s shows nothing but the not-found page", async (path) => {
    expect(await get(path)).toEqual({ status: 404, text: "missing" });
  });

  test("a backslash in the path is a bad request", async () => {
    expect((await get("/..\\quickstart")).status).toBe(400);
  });
});

describe("next to the site", () => {
  test.each([
    ["GET", "/v2/languages"],
    ["POST", "/v3/connectors/configuration/webhooks"],
    ["GET", "/v2"],
  ])("%s %s is no operation yet and says so in JSON", async (method, path) => {
    const response = await fetch(server.origin + path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch("application/json");
    expect(await response.json()).toEqual({ message: `Unknown endpoint: ${method} ${path}.` });
  });

  test.each(["/healthz", "/readyz"])("%s is ok", async (path) => {
    const response = await fetch(server.origin + path);
    expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
  });
});

test("closing lets the running request finish", async () => {
  const closing = await listen(createApp({ site: await readSite(folder) }), { port: 0, host: "127.0.0.1" });
  const socket = connect(Number(new URL(closing.origin).port), "127.0.0.1");
  const response = new Promise<string>((resolve) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.on("close", () => resolve(text));
  });
  await new Promise((resolve) => socket.write("GET /quickstart HTTP/1.1\r\nHost: localhost\r\n", resolve));
  await fetch(`${closing.origin}/healthz`); // by now the server has read the first half
  const closed = closing.close();
  socket.write("Connection: close\r\n\r\n");
  expect(await response).toMatch(/^HTTP\/1.1 200 [\s\S]*quickstart$/);
  await closed;
});

async function readFiles(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ "index.html": "home", "404.html": "missing", ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return readSite(folder);
}

test("a page and its copy in a folder are one page at one address", async () => {
  const { files } = await readFiles({ "a.html": "a", "a/index.html": "a", "a/b.html": "b", "api/index.html": "api" });
  expect([...files.keys()].sort()).toEqual(["/", "/a", "/a/b", "/api/"]);
});

test("a page that only refreshes to another is a redirect", async () => {
  const refresh = '<!doctype html><meta http-equiv="refresh" content="0; url=/a">';
  const { files, redirects } = await readFiles({ "a.html": "a", "old.html": refresh, "old/index.html": refresh });
  expect([...files.keys()].sort()).toEqual(["/", "/a"]);
  expect([...redirects]).toEqual([["/old", "/a"]]);
});

test.each([
  [`<meta http-equiv="Content-Security-Policy" content="default-src 'self' https:">`, "default-src 'self' https:"],
  ["home", "default-src 'self'; object-src 'none'; base-uri 'self'"],
])("the policy of a site is in its home page: %s", async (html, policy) => {
  expect((await readFiles({ "index.html": html })).contentSecurityPolicy).toBe(policy);
});

test("an empty folder is no built site", async () => {
  const empty = await mkdtemp(join(tmpdir(), "site-"));
  await expect(readSite(empty)).rejects.toThrow(/contains no built site/);
  await rm(empty, { recursive: true });
});
