import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { isWellFormed } from "./decoded-text.ts";

const server = await openTestServer();
const json = (text: string) => `{"name":"${text}","srclang":"en","trglang":"de"}`;
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** The name of a memory that is created with this body, or the error. */
async function create(body: Buffer | string, type = "application/json", headers: Record<string, string> = {}) {
  const response = await server.request("POST", "/v2/memories", {
    body: new Uint8Array(Buffer.from(body)),
    headers: { "content-type": type, ...headers },
  });
  return response.status === 200 ? response.json.name : `${response.status} ${response.json.message}`;
}

test.each([
  ["ISO-8859-1", latin1(json("grün")), "application/json; charset=ISO-8859-1", "grün"],
  ["windows-1252", Buffer.from(json("5 \x80"), "latin1"), 'application/json; charset="windows-1252"', "5 €"],
  ["UTF-16", Buffer.from(`\ufeff${json("grün")}`, "utf16le"), "application/json; charset=utf-16", "grün"],
  [
    "Shift_JIS",
    Buffer.from([...latin1(json("")).subarray(0, 9), 0x8d, 0x60, ...latin1(json("")).subarray(9)]),
    "application/json;charset=shift_jis",
    "港",
  ],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${json("grün")}`), "application/json", "grün"],
  ["UTF-8 declared as US-ASCII", Buffer.from(json("grün")), "application/json; charset=us-ascii", "grün"],
  ["UTF-8 declared as ASCII", Buffer.from(json("grün")), "application/json; charset=ANSI_X3.4-1968", "grün"],
  [
    "UTF-8 with another parameter that has a charset in it",
    Buffer.from(json("grün")),
    'application/json; profile="a; charset=latin1"',
    "grün",
  ],
  ["a form", "name=gr%C3%BCn+1&srclang=en&trglang=de", "application/x-www-form-urlencoded", "grün 1"],
  [
    "a form in ISO-8859-1",
    "name=gr%FCn&srclang=en&trglang=de",
    "application/x-www-form-urlencoded; charset=latin1",
    "grün",
  ],
])("a body in %s is read", async (_, body, type, name) => {
  expect(await create(body, type)).toBe(name);
});

test.each([
  [
    "bytes that aren't UTF-8",
    latin1(json("grün")),
    "application/json",
    "400 Request body isn't valid UTF-8 at byte 11.",
  ],
  [
    "a character cut off",
    Buffer.from(json("ü")).subarray(0, 10),
    "application/json",
    "400 Request body isn't valid UTF-8 at byte 9.",
  ],
  [
    "bytes that are neither US-ASCII nor UTF-8",
    latin1(json("grün")),
    "application/json; charset=ASCII",
    "400 Request body isn't valid UTF-8 at byte 11.",
  ],
  ["half of a surrogate pair", json("a\\ud83db"), "application/json", "400 The body contains an unpaired surrogate."],
  [
    "a form in another charset",
    "name=gr%FCn",
    "application/x-www-form-urlencoded",
    "400 name must be percent-encoded UTF-8.",
  ],
  ["an unknown charset", json("a"), "application/json; charset=harbour", "415 The encoding harbour isn't supported."],
])("%s are an error that says where", async (_, body, type, error) => {
  expect(await create(body, type)).toBe(error);
});

test("the first wrong byte of a long body is found", async () => {
  const body = latin1(json(`${"a".repeat(9990)}ü`));
  expect(await create(body)).toBe(`400 Request body isn't valid UTF-8 at byte ${body.indexOf(0xfc)}.`);
});

test("a query in another charset is an error that names the parameter", async () => {
  const response = await server.request("POST", "/v2/files?name=gr%FCn.txt", {
    body: new Uint8Array(Buffer.from("a")),
  });
  expect([response.status, response.json]).toEqual([400, { message: "name must be percent-encoded UTF-8." }]);
});

test.each([
  [{ a: "\ud83d\ude00" }, true],
  [{ a: "\\ud83d" }, true],
  [{ a: "\ud83d" }, false],
  [{ "\udc00": 1 }, false],
  [["\\\ud83d"], false],
])("%j is well formed: %s", (value, expected) => {
  expect(isWellFormed(JSON.stringify(value))).toBe(expected);
});

test.each([
  [String.raw`{"a":"\\ud83d","b":"\ud83d\ude00"}`, true],
  [String.raw`"\uD83D\\\uDE00"`, false],
  [String.raw`"\ud83d\ude00\ude00"`, false],
  [String.raw`"\ud83d\ud83d\ude00"`, false],
])("%s is well formed: %s", (json, expected) => {
  expect(isWellFormed(json)).toBe(expected);
});

test("a pair of surrogates next to lists in each other is read like any other text", async () => {
  const deep = "[".repeat(20_000) + "]".repeat(20_000);
  const body = String.raw`{"name":"\ud83d\ude00","srclang":"en","trglang":"de","x":${deep}}`;
  const headers = { "content-type": "application/json" };
  expect((await server.request("POST", "/v2/memories", { body, headers })).status).toBe(200);
});

test.each([
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
  ["identity", (text: string) => Buffer.from(text)],
])("a body in %s is read as what was compressed", async (encoding, compress) => {
  const headers = { "content-encoding": encoding };
  expect(await create(compress(json("Harbour")), "application/json", headers)).toBe("Harbour");
  const file = await server.request("POST", "/v2/files?name=a.txt", {
    body: new Uint8Array(compress("Harbour")),
    headers,
  });
  expect((await server.request("GET", `/v2/files/download?id=${file.json.id}`)).text).toBe("Harbour");
});

test("a content encoding that isn't known is 415 with those that are", async () => {
  for (const encoding of ["harbour", "gzip, br"]) {
    const response = await server.request("POST", "/v2/files?name=a.txt", {
      body: new Uint8Array(Buffer.from("a")),
      headers: { "content-encoding": encoding },
    });
    expect([response.status, response.json]).toEqual([415, { message: `The encoding ${encoding} isn't supported.` }]);
    expect(response.headers.get("accept-encoding")).toBe("gzip, deflate, br");
  }
});

test("a body that isn't what its encoding says is 415, and no file is stored", async () => {
  const files = async () => (await server.request("GET", "/v2/files")).json.length;
  const before = await files();
  for (const sent of [Buffer.from("no gzip at all"), gzipSync("Harbour".repeat(99)).subarray(0, 30)]) {
    const response = await server.request("POST", "/v2/files?name=a.txt", {
      body: new Uint8Array(sent),
      headers: { "content-encoding": "gzip" },
    });
    expect([response.status, response.json]).toEqual([415, { message: "The body isn't valid gzip." }]);
  }
  expect(await files()).toBe(before);
});

test("the limit of a body is that of what was compressed", async () => {
  const body = gzipSync(json("a".repeat(20_000_000)));
  expect(await create(body, "application/json", { "content-encoding": "gzip" })).toMatch(/^413 The body is larger/);
});

test.each([
  ["gzip, deflate, br", "gzip", gunzipSync],
  ["br", "br", brotliDecompressSync],
  ["gzip;q=0.1, br", "br", brotliDecompressSync],
  ["*", "gzip", gunzipSync],
])("long JSON is compressed for a client that accepts %s", async (accepted, encoding, decompress) => {
  const headers = { "accept-encoding": accepted };
  for (const _ of [1, 2]) {
    const response = await server.request("GET", "/v2/languages", { headers });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      encoding,
      "Accept-Encoding",
    ]);
    expect(JSON.parse(String(decompress(response.bytes)))).toHaveProperty("source_to_target.en");
  }
});

test("short JSON, and JSON for a client that accepts no coding, is sent as it is", async () => {
  const short = await server.request("GET", "/v2/domains", { headers: { "accept-encoding": "gzip" } });
  const plain = await server.request("GET", "/v2/languages", { headers: { "accept-encoding": "gzip;q=0" } });
  for (const response of [short, plain]) {
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.json).toBeDefined();
  }
});

test.each([
  ["/v2/memories/", "/v2/memories"],
  ["/v2//memories", "/v2/memories"],
  ["/v3//connectors/configuration/webhooks/", "/v3/connectors/configuration/webhooks"],
])("%s gets the address that was meant", async (path, meant) => {
  expect((await server.request("GET", path)).json).toEqual({ message: `Unknown endpoint: GET ${path}. Use ${meant}.` });
});
