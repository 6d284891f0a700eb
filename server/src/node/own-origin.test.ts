import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { parseNetwork } from "../rules/webhook-address.ts";
import { type ListenOptions, listen } from "./listener/listener.ts";
import { readSite } from "./listener/read-site.ts";

const built = "https://docs.example";
const home = `<link rel="canonical" href="${built}/"><link rel="alternate" href="/index.md">`;
const list = `- [Quickstart](${built}/quickstart.md)\n`.repeat(50);

async function start(options: ListenOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    "index.html": home,
    "404.html": "missing",
    "llms.txt": list,
    "llms.txt.br": brotliCompressSync(list),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const server = await listen(createApp({ site: await readSite(folder) }), { port: 0, host: "127.0.0.1" }, options);
  onTestFinished(() => server.close());
  const { port } = new URL(server.origin);
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        request({ port, host: "127.0.0.1", path, headers, method }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part) => parts.push(part)).on("error", reject);
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
          );
        })
          .on("error", reject)
          .end();
      },
    );
  const originIn = async (headers: Record<string, string> = {}) =>
    /\((.*)\/quickstart\.md/.exec(String((await get("/llms.txt", headers)).body))?.[1];
  return { get, originIn, port };
}

test("files name the origin that serves them", async () => {
  const { get, originIn, port } = await start();
  expect(await originIn()).toBe(`http://127.0.0.1:${port}`);
  expect(await originIn({ host: "Parlance.example" })).toBe("http://parlance.example");
  expect(await originIn({ host: "[::1]:3000" })).toBe("http://[::1]:3000");
  expect(await originIn({ host: "docs.example" })).toBe("http://docs.example");
  expect(String((await get("/", { host: "a.example" })).body)).toBe(home.replace(built, "http://a.example"));
});

test("each form has the ETag of its origin, and its right length", async () => {
  const { get } = await start();
  const host = "a.example";
  const expected = list.replaceAll(built, "http://a.example");
  const plain = await get("/llms.txt", { host });
  const br = await get("/llms.txt", { host, "accept-encoding": "br" });
  const other = await get("/llms.txt", { host: "b.example", "accept-encoding": "br" });
  expect(String(plain.body)).toBe(expected);
  expect(String(brotliDecompressSync(br.body))).toBe(expected);
  expect(br.headers).toMatchObject({ "content-encoding": "br", "content-length": String(br.body.length) });
  expect(new Set([plain, br, other].map(({ headers }) => headers.etag)).size).toBe(3);
  const head = await get("/llms.txt", { host, "accept-encoding": "br" }, "HEAD");
  const later = await get("/llms.txt", { host, "accept-encoding": "br" });
  // A better compressed form can replace the first one at any time.
  expect([br, later].map(({ body }) => body.length)).toContain(Number(head.headers["content-length"]));
  const ifNoneMatch = { "if-none-match": String(br.headers.etag), "accept-encoding": "br" };
  expect((await get("/llms.txt", { host, ...ifNoneMatch })).status).toBe(304);
  expect((await get("/llms.txt", { host: "b.example", ...ifNoneMatch })).status).toBe(200);
});

test.each(['a"b', "a'onload=", "<script>", "a b", "a,b", "user@a.example", "a{b}", "a`b`"])(
  "the Host %s, which is no host, is in no response",
  async (host) => {
    const { get } = await start();
    for (const path of ["/", "/llms.txt"]) {
      const { status, body } = await get(path, { host });
      if (status === 200) expect(String(body)).toContain(built);
      expect(String(body)).not.toContain(host);
    }
  },
);

test("a trusted proxy says which scheme and host its client has used, and no one else does", async () => {
  const forwarded = { host: "10.0.0.1:3000", "x-forwarded-proto": "https", "x-forwarded-host": "Docs.harbour.example" };
  const trustedProxies = [parseNetwork("127.0.0.1/32") ?? expect.unreachable()];
  const after = await start({ trustedProxies });
  expect(await after.originIn(forwarded)).toBe("https://docs.harbour.example");
  expect(await after.originIn({ ...forwarded, "x-forwarded-proto": "http" })).toBe("http://docs.harbour.example");
  expect(await after.originIn({ ...forwarded, "x-forwarded-host": 'a"b' })).toBe("https://10.0.0.1:3000");
  expect(await after.originIn({ host: "a.example" })).toBe("https://a.example");
  expect(await (await start()).originIn(forwarded)).toBe("http://10.0.0.1:3000");
});

test("the origin of the settings is named whatever a client or a proxy says", async () => {
  const { originIn } = await start({ publicOrigin: "https://api.harbour.example" });
  expect(await originIn()).toBe("https://api.harbour.example");
  expect(await originIn({ host: "a.example", "x-forwarded-host": "b.example" })).toBe("https://api.harbour.example");
});

test("files are as they were built if that is the origin that serves them", async () => {
  const { get } = await start({ publicOrigin: built });
  expect((await get("/llms.txt", { "accept-encoding": "br" })).body).toEqual(brotliCompressSync(list));
});
