import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@openparlance/api";
import { listBombs } from "../filters/bombs.ts";
import { joinParts, listHostileFiles } from "../filters/files.ts";
import { listHostileOfficeFiles } from "../filters/office.ts";
import { allowRefusal, pollUntil, runMany, type Tenant } from "./tenant.ts";

/** The load of one organization. `run` ends when the server has handled it. */
export interface TenantLoad {
  description: string;
  /** The size of the load: a short run scales it down. */
  count: number;
  /** A large file, created before the measurement, because the sending thread has no time for it. */
  file?(count: number): string | Uint8Array;
  /** @param file the result of `file()`; empty if there is no such function */
  run(tenant: Tenant, count: number, file: Uint8Array): Promise<unknown>;
}

const maxSegments = Number(limits["document-segments"].value);

export const createList = <T>(count: number, part: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => part(at));

/** A load without a file. */
export const newLoad = (count: number, description: string, run: TenantLoad["run"]) => ({ description, count, run });

const createFileLoad =
  (verb: string, send: "createMemory" | "uploadDocument") =>
  (count: number, description: string, name: string, file: (count: number) => string): TenantLoad => ({
    description: `${verb} ${description}`,
    count,
    file,
    run: (tenant, _, file) => tenant[send](name, file),
  });
const importLoad = createFileLoad("imports", "createMemory");
const uploadLoad = createFileLoad("uploads", "uploadDocument");

const translationLoad = (description: string, source: string, more: object = {}): TenantLoad => ({
  description: `translates ${description}`,
  count: 24,
  async run(tenant, count) {
    const body = { memory_id: await tenant.createMemory(), source: source.slice(0, 5000), ...more };
    await runMany(8, count, () => tenant.send("POST", "/v2/translate", body));
  },
});

const leaveUnread = (ms: number) => (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.pause();
  return sleep(ms);
};

async function readSlowly(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.pause();
  for (let second = 0; second < 5; second++) {
    await sleep(1000);
    for (const socket of sockets) socket.read(1);
  }
}

/** Sends a text on each of many connections, and leaves them open. */
const socketLoad = (count: number, description: string, text: (tenant: Tenant) => string, each = ""): TenantLoad => ({
  description,
  count,
  run: (tenant, count) =>
    tenant.withSockets(count, text(tenant), async (sockets) => {
      for (let time = 0; time < 20; time++) {
        for (const socket of sockets) if (!socket.destroyed) socket.write(each);
        await sleep(250);
      }
    }),
});

const termsOf = (count: number) => joinParts(count, (at) => `term ${at},Wort ${at}\n`);
const sentence = (at: number) => `The ferry ${at} leaves the quay at noon.`;
const pairsOf = (count: number) =>
  createList(count, (at) => [sentence(at), `Die Fähre ${at} legt mittags ab.`] as const);
const queryOf = (memory: number, text: string) => `/v2/memories/query?id=${memory}&query=${encodeURIComponent(text)}`;
const longText = joinParts(700, (at) => `${["harbour", "ferry", "deck", "quay", "berth"][(at * 7) % 5]} ${at % 97} `);
const xliffOf = (units: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${units}</body></file></xliff>`;

async function queryMemory(tenant: Tenant, memory: number, count: number, text: (at: number) => string): Promise<void> {
  await runMany(8, count, (at) => tenant.send("GET", queryOf(memory, text(at))));
}

/** Creates jobs with 50 files and `count` language pairs in total; a job has at most 2,000 documents. */
async function fillLists(tenant: Tenant, count: number): Promise<void> {
  const memoryId = await tenant.createMemory();
  const files = await Promise.all(createList(50, (at) => tenant.uploadFile("a", `${"f".repeat(200)}${at}.txt`)));
  for (let left = count; left > 0; left -= 40) {
    await tenant.createJob(files, Array(Math.min(40, left)).fill({ memoryId }));
  }
}

export const rpcHeaders = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const rpcMessage = (id: number, method: string, params = {}) => ({ jsonrpc: "2.0", id, method, params });

/** Loads that could stop another organization. */
export const loads: Readonly<Record<string, TenantLoad>> = {
  "10-best": newLoad(24, "has 5,000 known characters translated, 10 best", async (tenant, count) => {
    const body = { memory_id: await tenant.createFilledMemory(pairsOf(200)), source: longText.slice(0, 5000), n: 10 };
    await runMany(8, count, () => tenant.send("POST", "/v2/translate", body));
  }),
  left: newLoad(40, "requests long translations and goes away", async (tenant, count) => {
    const body = { memory_id: await tenant.createFilledMemory(pairsOf(200)), source: longText.slice(0, 5000), n: 10 };
    const leave = () => tenant.send("POST", "/v2/translate", body, {}, AbortSignal.timeout(300)).catch(() => {});
    await Promise.all(createList(count, leave));
  }),
  prefix: translationLoad("with a prefix of 900 kB", "a b", { prefix: "a ".repeat(450_000) }),
  word: translationLoad("a word of 5,000 letters", "a".repeat(5000)),
  accents: translationLoad("a letter with 4,999 accents", `a${"\u0301".repeat(4999)}`),
  emoji: translationLoad("400 emoji of five people each", "👨‍👩‍👧‍👦‍👶".repeat(400)),
  thai: translationLoad("5,000 Thai letters without a space", "เรือข้ามฟาก".repeat(450)),
  ends: translationLoad("1,600 ends of sentences", ". ! ? ".repeat(830)),
  brackets: translationLoad("5,000 opening angle brackets", "<".repeat(5000)),
  tags: translationLoad("1,600 tags that are not closed", "<b>".repeat(1600)),
  "unfinished-tags": translationLoad("tags that do not end", '<a b="'.repeat(800)),
  references: translationLoad("references without an end", "&amp".repeat(1200)),
  braces: translationLoad("2,500 braces in braces", "{".repeat(2500) + "}".repeat(2500)),
  plurals: translationLoad("150 plurals in plurals", `${"{n,plural,other{".repeat(150)}a${"}}".repeat(150)}`),
  percents: translationLoad("5,000 percent signs", "%".repeat(5000)),
  mailbox: translationLoad("an address of a mailbox without an end", "a@a.".repeat(1200)),
  links: translationLoad("600 beginnings of a URL", "http://a".repeat(600)),
  figures: translationLoad("a number of 5,000 digits, commas and points", "1,1.1'1".repeat(700)),
  hyphens: translationLoad("a compound of 2,500 parts", "a-".repeat(2500)),
  dates: translationLoad("1,000 things that are like dates", "1/1/1".repeat(1000)),
  parallel: newLoad(200, "has 200 different texts translated at once", async (tenant, count) => {
    const memory_id = await tenant.createFilledMemory(pairsOf(200));
    const source = (at: number) => longText.slice(at, at + 1500);
    await runMany(200, count, (at) => tenant.send("POST", "/v2/translate", { memory_id, source: source(at) }));
  }),
  "new-memories": newLoad(40, "translates in 40 memories that were never used", (tenant, count) =>
    runMany(8, count, async (at) => {
      const memory_id = await tenant.createFilledMemory([[sentence(at), "Die Fähre legt ab."]]);
      await tenant.send("POST", "/v2/translate", { memory_id, source: "The ferry leaves." });
    }),
  ),
  placing: newLoad(24, "has 800 tags placed in a translation", async (tenant, count) => {
    const memory_id = String(await tenant.createMemory());
    const source_tagged = joinParts(400, (at) => `<b id="${at % 10}">a</b> `).slice(0, 5000);
    const query = new URLSearchParams({ memory_id, target: "Die Fähre legt ab. ".repeat(20), source_tagged });
    await runMany(8, count, () => tenant.send("GET", `/v2/segments/tag?${query}`));
  }),
  terms: importLoad(374_000, "374,000 terms", "a.csv", termsOf),
  "same-terms": importLoad(1e6, "1,000,000 terms that are the same", "a.csv", (count) => "a,b\n".repeat(count)),
  columns: importLoad(1e6, "a CSV file of 1,000,000 columns", "a.csv", (count) => `a,b${",c".repeat(count)}\n`),
  quotes: importLoad(2e6, "2 MB of quotes as CSV", "a.csv", (count) => `a,${'"'.repeat(count)}\n`),
  "unclosed-quote": importLoad(
    ...([1e6, "4 MB of CSV with a quote that is not closed", "a.csv"] as const),
    (count) => `a,"${"b,c\n".repeat(count)}`,
  ),
  "unclosed-tag": importLoad(
    ...([1e6, "8 MB of TMX in a tag that is not closed", "a.tmx"] as const),
    (count) => `<tmx version="1.4"><header srclang="en"/><body><tu ${'a="x" '.repeat(count)}`,
  ),
  highlights: importLoad(
    ...([20_000, "TMX highlights in highlights, 20,000 deep", "a.tmx"] as const),
    (count) =>
      `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>${"<hi>".repeat(count)}a${"</hi>".repeat(count)}</seg></tuv></tu></body></tmx>`,
  ),
  imports: newLoad(200, "imports 200 files of one term at once", (tenant, count) =>
    runMany(50, count, (at) => tenant.createMemory("a.csv", `term ${at},Wort ${at}\n`)),
  ),
  "deleted-imports": newLoad(10, "deletes ten memories while 20,000 terms are imported into each", (tenant, count) =>
    runMany(5, count, async () => {
      const memory = await tenant.createMemory();
      const headers = { memory_id: String(memory), name: "a.csv" };
      await tenant.send("POST", "/v2/memories/import", termsOf(20_000), headers);
      await tenant.send("DELETE", `/v2/memories?id=${memory}`);
    }),
  ),
  "same-sources": newLoad(20_000, "looks up a text that 20,000 entries have", async (tenant, count) => {
    const pairs = createList(count, (at) => [sentence(0), `Die Fähre ${at} legt ab.`] as const);
    await queryMemory(tenant, await tenant.createFilledMemory(pairs), 40, () => sentence(0));
  }),
  "similar-sources": {
    description: "looks up a text that 20,000 entries differ from in one figure",
    count: 20_000,
    async run(tenant, count) {
      await queryMemory(tenant, await tenant.createFilledMemory(pairsOf(count)), 40, (at) => `${sentence(at)}x`);
    },
  },
  "long-entries": newLoad(400, "looks up 1,500 characters among 400 entries of 4,900", async (tenant, count) => {
    const text = (at: number) => joinParts(700, (n) => `word${(n * (at + 7)) % 97} `).slice(0, 4900);
    const memory = await tenant.createFilledMemory(createList(count, (at) => [text(at), "a"] as const));
    await queryMemory(tenant, memory, 24, (at) => text(at).slice(0, 1500));
  }),
  "term-prefixes": newLoad(400, "translates a text that 400 terms begin with", async (tenant, count) => {
    const memory_id = await tenant.createMemory(
      "a.csv",
      joinParts(count, (at) => `${"ferry ".repeat(at + 1).trim()},Fähre ${at}\n`),
    );
    const body = { memory_id, source: "ferry ".repeat(800) };
    await runMany(8, 24, () => tenant.send("POST", "/v2/translate", body));
  }),
  "term-checks": {
    description: "has 36 translations checked at once against 200,000 terms",
    count: 200_000,
    file: termsOf,
    async run(tenant, _, terms) {
      const memory_id = await tenant.createMemory("a.csv", terms);
      const body = { memory_id, source: "term 5 and term 7", target: "Wort 5 und Wort 8" };
      await runMany(36, 36, () => tenant.send("POST", "/v2/translate/check", body));
    },
  },
  "term-synonyms": newLoad(40, "translates and checks 2,400 words that have 40 terms each", async (tenant, count) => {
    const memory_id = await tenant.createMemory(
      "a.csv",
      joinParts(count, (at) => `a,b${at}\n`),
    );
    const body = { memory_id, source: "a ".repeat(2400) };
    const check = { ...body, target: "c ".repeat(2400) };
    await runMany(8, 24, (at) =>
      at % 2 ? tenant.send("POST", "/v2/translate", body) : tenant.send("POST", "/v2/translate/check", check),
    );
  }),
  deliveries: {
    description: "delivers 30 documents of one line, which are checked against 200,000 terms",
    count: 200_000,
    file: termsOf,
    async run(tenant, _, terms) {
      const memoryId = await tenant.createMemory("a.csv", terms);
      const files = await Promise.all(createList(30, (at) => tenant.uploadFile("term 5.", `${at}.txt`)));
      await tenant.send("POST", `/v2/jobs/${await tenant.createJob(files, [{ memoryId }])}/deliver`);
      await sleep(5000);
    },
  },
  corrections: newLoad(300, "corrects 300 segments, and has each translated at once", async (tenant, count) => {
    const memory_id = await tenant.createMemory();
    await runMany(10, count, async (at) => {
      await tenant.send("POST", "/v2/segments", { memory_id, source: sentence(at), target: `Fähre ${at}` });
      await tenant.send("POST", "/v2/translate", { memory_id, source: sentence(at) });
    });
  }),
  segments: {
    description: "uploads 60 MB of one-letter segments, reads, exports and confirms 500,000",
    count: 30_000_000,
    file: (count) => "a\n".repeat(count),
    async run(tenant, count, lines) {
      // The server refuses a file with too many segments only after reading it.
      if (count > maxSegments) await tenant.uploadDocument("b.txt", lines);
      const { id, project, isRead } = await tenant.uploadDocument("a.txt", lines.subarray(0, 2 * maxSegments));
      await (await tenant.request("GET", `/v2/documents?id=${id}`)).bytes();
      const xliff = await tenant.send("GET", `/v2/documents/files?id=${id}&is_xliff=true`);
      const done = xliff.replaceAll(/<target state="[^"]*"><\/target>/g, '<target state="translated">b</target>');
      const headers = { name: "a.txt", project_id: String(project) };
      await allowRefusal(tenant.send("POST", "/v2/documents/files", done, headers).then(() => pollUntil(isRead)));
    },
  },
  "large-documents": {
    description: "uploads three HTML files of 50 MB at once",
    count: 50_000_000,
    file(count) {
      const paragraph = `<p>Paragraph <b>of</b> the &amp; ${"timetable of the harbour ".repeat(20)}.</p>\n`;
      return paragraph.repeat(Math.ceil(count / paragraph.length));
    },
    run: (tenant, _, html) => runMany(3, 3, () => tenant.uploadDocument("a.html", html)),
  },
  "document-checks": {
    description: "lists the findings in 100,000 segments ten times at once",
    count: 100_000,
    file(count) {
      const source = (at: number) => `Pay ${at} EUR to {0} at https://a.example/${at} now (5 %).`;
      const unit = (at: number) =>
        `<trans-unit id="${at}"><source>${source(at)}</source><target state="translated">Zahlen  </target></trans-unit>`;
      return xliffOf(joinParts(count, unit));
    },
    async run(tenant, _, xliff) {
      const { id } = await tenant.uploadDocument("a.xliff", xliff);
      await runMany(10, 10, async () => (await tenant.request("GET", `/v2/documents/check?id=${id}`)).bytes());
    },
  },
  paragraph: uploadLoad(133_000, "a sentence of 400 kB of punctuation", "a.txt", (count) => ".,;".repeat(count)),
  chinese: uploadLoad(17_000, "a sentence of 400 kB of Chinese", "a.txt", (count) => "港口渡轮甲板码头".repeat(count)),
  dashes: uploadLoad(3e5, "Markdown of 300 kB of dashes", "a.md", (count) => `a|b\n${"-".repeat(count)}x`),
  "yaml-lines": uploadLoad(3e5, "YAML of empty lines", "a.yaml", (count) => `a: |\n  b${"\n".repeat(count)}c: d\n`),
  "xml-attributes": uploadLoad(
    ...([200_000, "an XML element of 200,000 attributes", "a.xml"] as const),
    (count) => `<a ${joinParts(count, (at) => `b${at}="c" `)}>d</a>`,
  ),
  "xliff-codes": uploadLoad(1e5, "an XLIFF unit of 100,000 elements", "a.xliff", (count) =>
    xliffOf(`<trans-unit id="1"><source>${'<g id="1">a</g>'.repeat(count)}</source></trans-unit>`),
  ),
  languages: uploadLoad(...([100_000, "4 MB whose language must be detected", "a.txt"] as const), (count) =>
    "ferry Fähre bac паром 渡轮\n".repeat(count),
  ),
  pairs: newLoad(100, "makes a job of 100 files in 20 pairs, and deletes it", async (tenant, count) => {
    const memoryId = await tenant.createMemory();
    const pairs = Array(Math.ceil(count / 5)).fill({ memoryId });
    const job = await tenant.createJob(Array(count).fill(await tenant.uploadFile("a\n")), pairs);
    await tenant.send("DELETE", `/v2/jobs/${job}`);
  }),
  words: {
    description: "counts words of 120 lines against 160 entries, 10,000 characters each",
    count: 120,
    async run(tenant, count) {
      const memory = await tenant.createFilledMemory(createList(160, (n) => [`word ${n} `.repeat(1100), "a"] as const));
      const line = (at: number) => `${`word ${at % 160} `.repeat(1100)}line ${at}\n`;
      await tenant.uploadDocument("a.txt", joinParts(count, line), memory);
    },
  },
  files: newLoad(600, "uploads 600 files, and lists them 40 times", async (tenant, count) => {
    await runMany(20, count, (at) => tenant.uploadFile(`ferry ${at}`));
    await runMany(8, 40, () => tenant.send("GET", "/v2/files"));
  }),
  lists: newLoad(200, "lists the documents of 50 files in 200 pairs, 20 times at once", async (tenant, count) => {
    await fillLists(tenant, count);
    await runMany(20, 20, async () => (await tenant.request("GET", "/v2/projects")).bytes());
  }),
  "unread-lists": newLoad(200, "requests such a list 150 times and reads none", async (tenant, count) => {
    await fillLists(tenant, count);
    await tenant.withSockets(150, tenant.formatRequestHead("GET /v2/projects"), leaveUnread(10_000));
  }),
  "idempotency-keys": newLoad(1000, "sends 1,000 requests with a new idempotency key each", async (tenant, count) => {
    const body = { memory_id: await tenant.createMemory(), source: "The ferry leaves." };
    await runMany(50, count, (at) => tenant.send("POST", "/v2/translate", body, { "Idempotency-Key": `key ${at}` }));
  }),
  "one-idempotency-key": newLoad(300, "sends 300 requests with one idempotency key at once", (tenant, count) => {
    const body = { name: "a", srclang: "en", trglang: "de" };
    return runMany(100, count, () => tenant.send("POST", "/v2/memories", body, { "Idempotency-Key": "one" }));
  }),
  "signed-urls": newLoad(20, "requests 2,000 signed URLs and uses none, and lists files", async (tenant, count) => {
    const uploads = Array(100).fill({ filename: "a.txt", type: "text/plain", metadata: { size: 10 } });
    await runMany(4, count, () => tenant.send("POST", "/v2/upload/s3/params", { uploads }));
    await runMany(4, 10, () => tenant.send("GET", "/v2/files"));
  }),
  gigabyte: newLoad(1000, "uploads a file of 1 GB", async (tenant, count) => {
    let left = count;
    const part = Buffer.alloc(1e6, "Mind the wet deck.\n");
    const body = new ReadableStream({ pull: (stream) => (left-- > 0 ? stream.enqueue(part) : stream.close()) });
    const headers = { authorization: tenant.authorization, "content-type": "application/octet-stream" };
    const sent = { method: "POST", headers, body, duplex: "half" };
    await (await fetch(`${tenant.origin}/v2/files?name=a.txt`, sent as RequestInit)).bytes();
  }),
  pretranslating: newLoad(3000, "has a document of 3,000 segments pretranslated ten times", async (tenant, count) => {
    const { id } = await tenant.uploadDocument(
      "a.txt",
      joinParts(count, (at) => `${sentence(at)}\n`),
    );
    const body = { id: [id], mode: "TM+MT" };
    await runMany(10, 10, () => tenant.send("POST", "/v2/documents/pretranslate", body));
    await pollUntil(async () => !(await tenant.send("GET", `/v2/documents?id=${id}`)).is_pretranslating);
  }),
  "file-translations": newLoad(300, "has ten files of 300 lines translated", async (tenant, count) => {
    const memory = await tenant.createMemory();
    await runMany(10, 10, async (n) => {
      const file = await tenant.uploadFile(joinParts(count, (at) => `The ferry ${n} leaves at ${at}.\n`));
      const [{ id }] = await tenant.send("POST", `/v2/translate/file?fileId=${file}&memoryId=${memory}`);
      const status = async () => (await tenant.send("GET", `/v2/translate/file?translationIds=${id}`))[0].status;
      await pollUntil(async () => (await status()) !== "InProgress");
    });
  }),
  webhooks: {
    description: "changes a job 300 times that 20 webhooks on a closed port are notified of",
    count: 300,
    async run(tenant, count) {
      const webhook = { webhookName: "a", webhookUrl: "https://127.0.0.1:9/", eventType: ["JOB_UPDATE"] };
      await runMany(4, 20, () => tenant.send("POST", "/v3/connectors/configuration/webhooks", webhook));
      const job = await tenant.createJob([await tenant.uploadFile("a\n")], [{ memoryId: await tenant.createMemory() }]);
      await runMany(4, count, (at) => tenant.send("PUT", `/v2/jobs/${job}`, { name: `name ${at}` }));
    },
  },
  streams: newLoad(300, "opens 300 streams and reads none", async (tenant, count) => {
    await tenant.send("POST", "/v2/create/terms-and-conditions", { signedAgreement: true });
    const templateParams = { language: "en-GB", contentLength: 1000, summary: "the ferry timetable" };
    const body = { language: "en-GB", template: "blog-post", templateParams };
    const open = () => tenant.request("POST", "/v2/create", body).catch(() => undefined);
    const responses = await Promise.all(createList(count, open));
    await sleep(5000);
    for (const response of responses) await response?.body?.cancel();
  }),
  "slow-streams": newLoad(300, "opens 300 streams and reads them slowly", async (tenant, count) => {
    await tenant.send("POST", "/v2/create/terms-and-conditions", { signedAgreement: true });
    const templateParams = { language: "en-GB", contentLength: 1000, summary: "the ferry timetable" };
    const body = JSON.stringify({ language: "en-GB", template: "blog-post", templateParams });
    const headers = ["Content-Type: application/json", `Content-Length: ${body.length}`];
    await tenant.withSockets(count, tenant.formatRequestHead("POST /v2/create", ...headers) + body, readSlowly);
  }),
  "slow-exports": newLoad(100, "exports a job of 50 files 100 times and reads it slowly", async (tenant, count) => {
    const text = "Mind the wet deck.\n".repeat(2000);
    const files = await Promise.all(createList(50, (at) => tenant.uploadFile(text, `${at}.txt`)));
    const job = await tenant.createJob(files, [{ memoryId: await tenant.createMemory() }]);
    await tenant.withSockets(count, tenant.formatRequestHead(`GET /v2/jobs/${job}/export`), readSlowly);
  }),
  "large-segments": {
    description: "imports, translates, checks, exports and confirms segments of 5 MB",
    count: 5_000_000,
    async run(tenant, count) {
      const long = "harbour ".repeat(count / 8);
      const memory = await tenant.createFilledMemory([[long, long]]);
      await allowRefusal(tenant.send("GET", queryOf(memory, longText.slice(0, 5000))));
      const { id, project, isRead } = await tenant.uploadDocument("a.txt", `${long}\n${long}x`, memory);
      await allowRefusal(tenant.send("POST", "/v2/documents/pretranslate", { id: [id], mode: "TM+MT" }));
      await pollUntil(async () => !(await tenant.send("GET", `/v2/documents?id=${id}`)).is_pretranslating);
      for (const path of ["documents", "documents/check", "documents/files"]) {
        await allowRefusal(tenant.request("GET", `/v2/${path}?id=${id}`).then((response) => response.bytes()));
      }
      const xliff = await tenant.send("GET", `/v2/documents/files?id=${id}&is_xliff=true`);
      const done = xliff.replaceAll(/<target state="[^"]*">/g, '<target state="translated">b');
      const headers = { name: "a.txt", project_id: String(project) };
      await allowRefusal(tenant.send("POST", "/v2/documents/files", done, headers).then(() => pollUntil(isRead)));
      const [source, target] = [long.slice(0, 500_000), long.slice(0, 500_000)];
      await runMany(8, 24, () => tenant.send("POST", "/v2/translate/check", { memory_id: memory, source, target }));
      await runMany(8, 24, () => tenant.send("POST", "/v2/segments", { memory_id: memory, source, target }));
    },
  },
  idle: socketLoad(2000, "opens 2,000 connections and sends nothing", () => ""),
  "slow-headers": socketLoad(500, "sends headers of 500 requests letter by letter", () => "GET / HTTP/1.1\r\nx: ", "a"),
  "slow-bodies": socketLoad(
    ...([300, "sends the bodies of 300 uploads letter by letter"] as const),
    (tenant) => tenant.formatRequestHead("POST /v2/files?name=a.txt", "Content-Length: 1000000"),
    "a",
  ),
  "mcp-bodies": socketLoad(
    ...([120, "sends 120 messages of 16 MB to the end but for some bytes"] as const),
    (tenant) =>
      tenant.formatRequestHead("POST /mcp", "Content-Type: application/json", "Content-Length: 16777216") +
      " ".repeat(16_500_000),
    " ".repeat(300),
  ),
  "unread-downloads": newLoad(300, "requests 300 downloads of 4 MB and reads none", async (tenant, count) => {
    const file = await tenant.uploadFile("ferry ".repeat(700_000));
    await tenant.withSockets(count, tenant.formatRequestHead(`GET /v2/files/download?id=${file}`), leaveUnread(5000));
  }),
  pipelined: socketLoad(40, "sends 500 requests in each of 40 connections without waiting", (tenant) =>
    tenant.formatRequestHead("GET /v2/languages").repeat(500),
  ),
  "short-connections": newLoad(3000, "opens and closes 3,000 connections", (tenant, count) =>
    runMany(100, count, () => tenant.withSockets(1, "", () => sleep(1))),
  ),
  "broken-uploads": newLoad(60, "breaks off 60 uploads of 4 MB halfway", (tenant, count) => {
    const head = tenant.formatRequestHead("POST /v2/files?name=a.txt", "Content-Length: 4000000");
    return runMany(20, count, () => tenant.withSockets(1, head + "a".repeat(2_000_000), () => sleep(200)));
  }),
  chunks: socketLoad(
    ...([20, "uploads 200,000 bytes in as many chunks 20 times at once"] as const),
    (tenant) =>
      `${tenant.formatRequestHead("POST /v2/files?name=a.txt", "Transfer-Encoding: chunked")}${"1\r\na\r\n".repeat(200_000)}0\r\n\r\n`,
  ),
  headers: newLoad(400, "sends 400 requests of 60 long headers", (tenant, count) => {
    const headers = Object.fromEntries(createList(60, (n) => [`x-${n}`, "a".repeat(120)]));
    return runMany(20, count, () => tenant.send("GET", "/v2/languages", undefined, headers));
  }),
  parameters: newLoad(400, "sends 400 requests of 1,500 query parameters", (tenant, count) =>
    runMany(20, count, () => tenant.send("GET", `/v2/languages?${"a=b&".repeat(1500)}`)),
  ),
  "deep-bodies": newLoad(40, "sends 40 JSON bodies of 200,000 arrays in each other", (tenant, count) => {
    const headers = { "content-type": "application/json" };
    return runMany(8, count, () => tenant.send("POST", "/v2/translate", "[".repeat(200_000), headers));
  }),
  forms: newLoad(12, "sends 12 forms of 20,000 parts", (tenant, count) => {
    const headers = { "content-type": "multipart/form-data; boundary=a" };
    const form = `${'--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc\r\n'.repeat(20_000)}--a--\r\n`;
    return runMany(4, count, () => tenant.send("POST", "/v2/files", form, headers));
  }),
  "mcp-tools": newLoad(200, "calls 200 tools of the Model Context Protocol at once", async (tenant, count) => {
    const input = { memory_id: await tenant.createMemory(), source: "The ferry leaves. ".repeat(200) };
    const call = (id: number) => rpcMessage(id, "tools/call", { name: "translate_text", arguments: input });
    await runMany(50, count, (id) => tenant.send("POST", "/mcp", call(id), rpcHeaders));
  }),
  "mcp-batches": newLoad(40, "sends 40 batches of 100 tools/list at once", (tenant, count) => {
    const batch = createList(100, (id) => rpcMessage(id, "tools/list"));
    return runMany(40, count, () => tenant.send("POST", "/mcp", batch, rpcHeaders));
  }),
};

export const fileLoads: Readonly<Record<string, TenantLoad>> = Object.fromEntries(
  [...listHostileFiles(), ...listHostileOfficeFiles(), ...listBombs()].map(({ name, fileName, file }) => [
    name.replaceAll(" ", "-"),
    {
      description: `sends ${name}`,
      count: 1,
      file,
      run: (tenant: Tenant, _: number, bytes: Uint8Array) =>
        tenant[/\.(?:tmx|tbx|zip)$/.test(fileName) ? "createMemory" : "uploadDocument"](fileName, bytes),
    },
  ]),
);
