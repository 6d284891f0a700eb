import { brotliCompressSync } from "node:zlib";
import type { TenantLoad } from "./loads.ts";
import { allowRefusal, inParallel, type Tenant } from "./tenant.ts";

const rpc = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const formType = { "content-type": "multipart/form-data; boundary=a" };

/** Sends what no client sends, to an interface that checks it. */
const sending = (
  times: number,
  does: string,
  [method, path]: readonly [method: string, path: string],
  headers: Record<string, string>,
  file: (count: number) => string | Uint8Array,
  count: number,
): TenantLoad => ({
  ...{ does, count, file },
  run: (tenant, _, body) =>
    inParallel(times, times, () => tenant.send(method, path, body, { ...deepl(tenant, path), ...headers })),
});

/** DeepL's clients send the key in a header of their own. */
const deepl = ({ key }: Tenant, path: string): Record<string, string> =>
  path.startsWith("/deepl") ? { authorization: `DeepL-Auth-Key ${key}` } : {};

const json = { "content-type": "application/json" };
const text = (value: string) => JSON.stringify({ text: [value], target_lang: "DE", source_lang: "EN" });
const xml = (value: string) => JSON.stringify({ ...JSON.parse(text(value)), tag_handling: "xml" });
const html = (value: string) => JSON.stringify({ ...JSON.parse(text(value)), tag_handling: "html" });
const deeplText = ["POST", "/deepl/v2/translate"] as const;
const deeplDocument = ["POST", "/deepl/v2/document"] as const;

/** Loads of one organization through interfaces of other services, and in encodings, that may stop another one. */
export const doorLoads: Readonly<Record<string, TenantLoad>> = {
  "mcp-objects": sending(
    ...([4, "sends 4 messages of 5,000,000 objects", ["POST", "/mcp"], rpc] as const),
    (count) => `[${"{},".repeat(count)}{}]`,
    5_000_000,
  ),
  "mcp-arguments": sending(
    ...([8, "sends 8 messages of 400,000 arguments", ["POST", "/mcp"], rpc] as const),
    (count) => {
      const many = Array.from({ length: count }, (_, at) => `"field${at}":${at}`);
      return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"translate_text","arguments":{${many}}}}`;
    },
    400_000,
  ),
  "form-parts": sending(
    ...([2, "sends 2 forms of 500,000 parts", deeplDocument, formType] as const),
    (count) => `${'--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc\r\n'.repeat(count)}--a--\r\n`,
    500_000,
  ),
  "form-boundaries": sending(
    ...([2, "sends 2 forms of 20 MB that almost end", deeplDocument, formType] as const),
    (count) => `--a\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${"\r\n--".repeat(count)}`,
    5_000_000,
  ),
  "form-fields": sending(
    ...([
      8,
      "sends 8 forms of 300,000 fields",
      deeplText,
      { "content-type": "application/x-www-form-urlencoded" },
    ] as const),
    (count) => Array.from({ length: count }, (_, at) => at.toString(36)).join("&"),
    180_000,
  ),
  "xml-nested": sending(
    24,
    "translates 24 texts of nested XML",
    deeplText,
    json,
    (n) => xml(`${"<a>".repeat(n)}b${"</a>".repeat(n)}`),
    15_000,
  ),
  "xml-siblings": sending(
    24,
    "translates 24 texts of XML siblings",
    deeplText,
    json,
    (n) => xml("<a/>b".repeat(n)),
    20_000,
  ),
  "html-nested": sending(
    24,
    "translates 24 texts of nested HTML",
    deeplText,
    json,
    (n) => html("<p><b>a".repeat(n)),
    15_000,
  ),
  "many-texts": sending(
    ...([24, "translates 24 times 50 texts", deeplText, json] as const),
    (n) =>
      JSON.stringify({
        target_lang: "DE",
        source_lang: "EN",
        text: Array.from({ length: n }, (_, at) => `The ferry ${at}. `.repeat(100)),
      }),
    50,
  ),
  "invalid-pairs": sending(
    ...([24, "sends 24 jobs of 400,000 invalid pairs", ["POST", "/v2/jobs"], json] as const),
    (n) => `{"name":"a","fileIds":[1],"srcLang":"en","languagePairs":[${"1,".repeat(n)}1]}`,
    400_000,
  ),
  "brotli-body": sending(
    ...([
      24,
      "sends 24 JSON bodies of 200 MB in 200 bytes",
      ["POST", "/v2/translate"],
      { ...json, "content-encoding": "br" },
    ] as const),
    (n) => brotliCompressSync(Buffer.alloc(n, " ")),
    200_000_000,
  ),
  "brotli-files": sending(
    ...([
      8,
      "uploads 8 files of 100 MB in 100 bytes",
      ["POST", "/v2/files?name=a.txt"],
      { "content-encoding": "br" },
    ] as const),
    (n) => brotliCompressSync(Buffer.alloc(n, " ")),
    100_000_000,
  ),
  ranges: {
    ...{ does: "requests the last byte of a file of 100 MB 300 times", count: 100_000_000 },
    file: (count) => "a".repeat(count),
    async run(tenant, _, file) {
      const { id } = await tenant.require("POST", "/v2/files?name=a.txt", file);
      await inParallel(50, 300, async () => {
        const range = { range: "bytes=-1" };
        await (await tenant.open("GET", `/v2/files/download?id=${id}`, undefined, range)).bytes();
      });
    },
  },
  "wrong-keys": {
    ...{ does: "sends 3,000 wrong keys", count: 3000 },
    run: (tenant, count) =>
      inParallel(50, count, (at) =>
        tenant.send("GET", "/v2/memories", undefined, { authorization: `Basic ${btoa(`k${at}:`)}` }),
      ),
  },
  exports: {
    ...{ does: "exports 20 jobs of 50 files twice at once", count: 20 },
    async run(tenant, count) {
      const memoryId = await tenant.memory();
      const files = await Promise.all(
        Array.from({ length: 50 }, (_, at) => tenant.file("Mind the wet deck.\n".repeat(200), `${at}.txt`)),
      );
      await inParallel(4, count, async () => {
        const job = await tenant.job(files, [{ memoryId }]);
        await Promise.all([1, 2].map(() => allowRefusal(tenant.send("GET", `/v2/jobs/${job}/export`))));
      });
    },
  },
  "overlapping-terms": {
    ...{ does: "translates and checks texts of 5,000 letters against 20,000 terms that overlap", count: 20_000 },
    file: (count) =>
      Array.from({ length: count }, (_, at) => `${"a ".repeat(1 + (at % 200))}${at % 7 ? "b" : "a"} ${at},x\n`).join(
        "",
      ),
    async run(tenant, _, terms) {
      const memory_id = await tenant.memory("a.csv", terms);
      const source = "a ".repeat(2499);
      await inParallel(8, 24, async () => {
        await tenant.send("POST", "/v2/translate", { memory_id, source });
        await tenant.send("POST", "/v2/translate/check", { memory_id, source, target: source });
      });
    },
  },
};
