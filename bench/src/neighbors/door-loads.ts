import { brotliCompressSync } from "node:zlib";
import { joinParts } from "../filters/files.ts";
import { createList, newLoad, rpcHeaders, type TenantLoad } from "./loads.ts";
import { allowRefusal, runMany, type Tenant } from "./tenant.ts";

const formHeaders = { "content-type": "multipart/form-data; boundary=a" };

interface Target {
  path: string;
  headers: Record<string, string>;
}

const jsonHeaders = { "content-type": "application/json" };
const jobs: Target = { path: "/v2/jobs", headers: jsonHeaders };
const mcp: Target = { path: "/mcp", headers: rpcHeaders };
const deeplText: Target = { path: "/deepl/v2/translate", headers: jsonHeaders };
const deeplForm: Target = { ...deeplText, headers: { "content-type": "application/x-www-form-urlencoded" } };
const deeplDocument: Target = { path: "/deepl/v2/document", headers: formHeaders };
const compressedText: Target = { path: "/v2/translate", headers: { ...jsonHeaders, "content-encoding": "br" } };
const compressedFile: Target = { path: "/v2/files?name=a.txt", headers: { "content-encoding": "br" } };
const compressSpaces = (count: number): Uint8Array => brotliCompressSync(Buffer.alloc(count, " "));

/** Sends unusual input, several times at once, to an interface that validates it. */
const loadOf = (
  times: number,
  description: string,
  { path, headers }: Target,
  count: number,
  file: (count: number) => string | Uint8Array,
): TenantLoad => ({
  description: `sends ${times} ${description}`,
  count,
  file,
  run: (tenant, _, body) =>
    runMany(times, times, () => tenant.send("POST", path, body, { ...deeplHeaders(tenant, path), ...headers })),
});

/** DeepL's clients send the key in this header. */
const deeplHeaders = ({ key }: Tenant, path: string): Record<string, string> =>
  path.startsWith("/deepl") ? { authorization: `DeepL-Auth-Key ${key}` } : {};

const deeplBody = (value: string, more = {}) =>
  JSON.stringify({ text: [value], target_lang: "DE", source_lang: "EN", ...more });
const deeplXmlBody = (value: string) => deeplBody(value, { tag_handling: "xml" });
const deeplHtmlBody = (value: string) => deeplBody(value, { tag_handling: "html" });

/** Loads through the interfaces of other services, and in encodings, that could stop another organization. */
export const doorLoads: Readonly<Record<string, TenantLoad>> = {
  "mcp-objects": loadOf(4, "messages of 5,000,000 objects", mcp, 5_000_000, (count) => `[${"{},".repeat(count)}{}]`),
  "mcp-arguments": loadOf(8, "messages of 400,000 arguments", mcp, 400_000, (count) => {
    const many = createList(count, (at) => `"field${at}":${at}`);
    return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"translate_text","arguments":{${many}}}}`;
  }),
  "mcp-messages": loadOf(60, "messages of 1 MB", mcp, 1_000_000, (count) => {
    const client = `{"name":"${"a".repeat(count)}","version":"1"}`;
    const params = `{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":${client}}`;
    return `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${params}}`;
  }),
  "form-parts": loadOf(2, "forms of 500,000 parts", deeplDocument, 500_000, (count) => {
    const part = '--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc\r\n';
    return `${part.repeat(count)}--a--\r\n`;
  }),
  "form-boundaries": loadOf(2, "forms of 20 MB that almost end", deeplDocument, 5_000_000, (count) => {
    const head = '--a\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    return head + "\r\n--".repeat(count);
  }),
  "form-fields": loadOf(8, "forms of 300,000 fields", deeplForm, 180_000, (count) =>
    createList(count, (at) => at.toString(36)).join("&"),
  ),
  "xml-nested": loadOf(24, "texts of nested XML", deeplText, 15_000, (n) =>
    deeplXmlBody(`${"<a>".repeat(n)}b${"</a>".repeat(n)}`),
  ),
  "xml-siblings": loadOf(24, "texts of XML siblings", deeplText, 20_000, (n) => deeplXmlBody("<a/>b".repeat(n))),
  "html-nested": loadOf(24, "texts of nested HTML", deeplText, 15_000, (n) => deeplHtmlBody("<p><b>a".repeat(n))),
  "many-texts": loadOf(24, "times 50 texts", deeplText, 50, (n) =>
    deeplBody("", { text: createList(n, (at) => `The ferry ${at}. `.repeat(100)) }),
  ),
  "invalid-pairs": loadOf(24, "jobs of 400,000 invalid pairs", jobs, 400_000, (n) =>
    JSON.stringify({ name: "a", fileIds: [1], srcLang: "en", languagePairs: Array(n).fill(1) }),
  ),
  "odd-bodies": {
    description: "sends 12 kinds of unusual JSON, 900 kB each, eight at a time",
    count: 900_000,
    async run(tenant, count) {
      const fill = (part: string) => part.repeat(Math.floor(count / part.length));
      const object = (fields: string) => `{"memory_id":1,"source":"a"${fields}}`;
      const bodies = [
        `,"n":${fill("9")}`,
        `,"n":1e${fill("9")}`,
        `,"n":0.${fill("0")}1`,
        `,"a":"${fill("a")}"`,
        `,"a":"${fill("\\\\")}"`,
        `,"a":"${fill("\\ud83d\\ude00")}"`,
        `,"a":"${fill("\\ud83d")}"`,
        fill(`,"a":1                  `),
        fill(`,"source":"b"          `),
        `,"a":${"[".repeat(40_000)}${"]".repeat(40_000)}`,
        `,"a":${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`,
        fill(" "),
      ].map(object);
      await runMany(8, 2 * bodies.length, (at) =>
        tenant.send("POST", "/v2/translate", bodies[at % bodies.length] ?? "", jsonHeaders),
      );
    },
  },
  "brotli-body": loadOf(24, "JSON bodies of 200 MB in 200 bytes", compressedText, 200_000_000, compressSpaces),
  "brotli-files": loadOf(8, "files of 100 MB in 100 bytes", compressedFile, 100_000_000, compressSpaces),
  ranges: {
    description: "requests the last byte of a file of 100 MB 300 times",
    count: 100_000_000,
    file: (count) => "a".repeat(count),
    async run(tenant, _, file) {
      const { id } = await tenant.sendOk("POST", "/v2/files?name=a.txt", file);
      await runMany(50, 300, async () => {
        const range = { range: "bytes=-1" };
        await (await tenant.request("GET", `/v2/files/download?id=${id}`, undefined, range)).bytes();
      });
    },
  },
  "wrong-keys": newLoad(3000, "sends 3,000 wrong keys", (tenant, count) =>
    runMany(50, count, (at) =>
      tenant.send("GET", "/v2/memories", undefined, { authorization: `Basic ${btoa(`k${at}:`)}` }),
    ),
  ),
  exports: newLoad(20, "exports 20 jobs of 50 files twice at once", async (tenant, count) => {
    const memoryId = await tenant.createMemory();
    const text = "Mind the wet deck.\n".repeat(200);
    const files = await Promise.all(createList(50, (at) => tenant.uploadFile(text, `${at}.txt`)));
    await runMany(4, count, async () => {
      const job = await tenant.createJob(files, [{ memoryId }]);
      await Promise.all([1, 2].map(() => allowRefusal(tenant.send("GET", `/v2/jobs/${job}/export`))));
    });
  }),
  "overlapping-terms": {
    description: "translates and checks texts of 5,000 letters against 20,000 terms that overlap",
    count: 20_000,
    file: (count) => joinParts(count, (at) => `${"a ".repeat(1 + (at % 200))}${at % 7 ? "b" : "a"} ${at},x\n`),
    async run(tenant, _, terms) {
      const memory_id = await tenant.createMemory("a.csv", terms);
      const source = "a ".repeat(2499);
      await runMany(8, 24, async () => {
        await tenant.send("POST", "/v2/translate", { memory_id, source });
        await tenant.send("POST", "/v2/translate/check", { memory_id, source, target: source });
      });
    },
  },
};
