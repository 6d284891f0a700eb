import { operations } from "@openparlance/api";
import { beforeAll, expect, test } from "vitest";
import { SearchEngine } from "./engine.ts";
import { group } from "./groups.ts";
import { indexText } from "./index-file.ts";
import { examples } from "./messages.tsx";
import {
  errorsWith,
  listServerPages,
  operationsAt,
  readKeys,
  readMessage,
  readRequest,
  serverPages,
} from "./pasted.ts";
import queryText from "./queries.txt?raw";
import { expandUrl, unpackRecords } from "./record.ts";
import { topicAnchors } from "./topics.ts";
import topicText from "./topics.txt?raw";

/** Typed words and pasted lines of developers, one a line, with the anchors that help, after an arrow. */
const queries = new Map(
  queryText
    .trim()
    .split("\n")
    .map((line) => {
      const end = line.lastIndexOf(" => ");
      const wanted = line.slice(end + 4).split(" ");
      return [line.slice(0, end), wanted.map(expandUrl)];
    }),
);

const topicWords = topicText.split("\n").flatMap((line) => line.split(" => ")[1]?.match(/[a-z]{4,}/g) ?? []);

const records = unpackRecords(indexText);
let engine: SearchEngine;

beforeAll(async () => {
  engine = await SearchEngine.over(records);
});

/** In the order of the dialog. */
const firstThree = (query: string) =>
  group(engine.search(query, 40).hits, 6)
    .flatMap(({ hits }) => hits)
    .slice(0, 3)
    .map(({ record }) => record);

test("at least 95 of 100 queries find what helps among the first three results", () => {
  const missed = [...queries]
    .map(([query, wanted]) => ({ query, wanted, matches: firstThree(query).map(({ url }) => url) }))
    .filter(({ wanted, matches }) => !matches.some((url) => wanted.includes(url)));
  expect(queries.size).toBeGreaterThan(250);
  expect(missed.length > queries.size * 0.05 ? missed : []).toEqual([]);
});

test("every anchor of a topic, of a client's error, and of a query exists", () => {
  const urls = new Set(records.map(({ url }) => url));
  const anchors = [...topicAnchors, ...Object.keys(serverPages).flatMap((pages) => pages.split(" "))].map(expandUrl);
  expect([...anchors, ...[...queries.values()].flat()].filter((url) => !urls.has(url))).toEqual([]);
});

test("the message of a pasted body is read, whatever other fields and quotes it has", () => {
  for (const body of [
    '{"error":"Not Found","message":"Job 12 was not found."}',
    "{'message': 'Job 12 was not found.', 'status': 404}",
    `{'detail': "Job 12 was not found."}`,
  ])
    expect(firstThree(body)[0]?.url).toBe("/api/#error-not-found");
});

test.each([
  "createAccessToken",
  "createPipeline",
  "updateProtocol",
  "numberOfSegments",
  "typeOfExport",
  "connectExternal",
  "taskCanceled",
  "email already in use",
  "read data from a file",
  "client-side closed",
  "job closed prematurely",
  "Error: API rate limit exceeded",
  "call a URL without a key",
  "parse url of webhook",
])("%s isn't the message of a client or server", (query) => {
  expect(listServerPages(query)).toEqual([]);
});

/** How programs write a request; `path` contains the placeholder for an ID. */
const requestForms: [string, id: string, (method: string, path: string) => string][] = [
  ["a request line", "4711", (method, path) => `${method} ${path}`],
  ["a path without its version", "4711", (method, path) => `${method} ${path.replace(/^\/v\d/, "")}`],
  ["cURL", "$ID", (method, path) => `curl -s -u $KEY:$KEY -X${method} $BASE${path} | jq .`],
  ["a template string", `$\{id}`, (method, path) => `fetch(\`\${API}${path}\`, { method: "${method}" })`],
  ["joined strings", "' + id + '", (method, path) => `fetch(API + '${path}', {method: '${method}', headers})`],
  ["PHP", "' . $id . '", (method, path) => `$client->request('${method}', '${path}');`],
  ["Python", "%d", (method, path) => `requests.${method.toLowerCase()}("%s${path}" % (base, id))`],
  ["str.format", "{}", (method, path) => `httpx.${method.toLowerCase()}("https://h${path}".format(id))`],
  ["Ruby", "#{id}", (method, path) => `conn.${method.toLowerCase()}("${path}")`],
  ["Swift", "\\(id)", (method, path) => `URLRequest(url: URL(string: "\\(base)${path}")!) // ${method}`],
  ["Go", "7", (method, path) => `http.NewRequest(http.Method${method.toLowerCase()}, base+"${path}", nil)`],
  ["C#", "{id}", (method, path) => `client.${method.toLowerCase()}Async($"${path.slice(1)}")`],
  ["a log", "12", (method, path) => `127.0.0.1 - - "${method} ${path} HTTP/1.1" 404 57`],
];

test.each(requestForms)("every operation is found by %s", (_, id, write) => {
  const missed = Object.values(operations).filter((operation) => {
    const request = readRequest(write(operation.method.toUpperCase(), operation.path.replaceAll(/\{\w+\}/g, id)));
    return !request || operationsAt(request, records)[0]?.code !== operation.id;
  });
  expect(missed.map((operation) => operation.id)).toEqual([]);
});

test("a path of another version, with an ID elsewhere, or without its beginning is found", () => {
  const find = (query: string) => firstThree(query)[0]?.code;
  expect(find("curl -X DELETE https://api.acme.com/v2/webhooks/41")).toBe("deleteWebhook");
  expect(find('URI.create(base + "/v2/files/33/labels")).POST(body)')).toBe("addFileLabel");
});

test.each([
  '"{\\"name\\":\\"Signs\\",\\"srclang\\":\\"en\\",\\"trglang\\":\\"de\\"}"',
  "{'name': 'Signs', 'srclang': 'en', 'trglang': 'de', 'trglocale': None}",
  'body: { name: "Signs", srclang: "en", trglang: "de" }',
  "['name' => 'Signs', 'srclang' => 'en', 'trglang' => 'de']",
  '{:name=>"Signs", :srclang=>"en", :trglang=>"de"}',
  '  "name": "Signs",\n  "srclang": "en",\n  "trglang": "de"\n}',
])("a body is read by its keys in any language: %s", (body) => {
  expect(firstThree(body).map(({ code }) => code)).toContain("createMemory");
});

test("a long body is read by its outermost keys, and its URLs are no requests", () => {
  const job = '{"id":57,"name":"x","creationStatus":"COMPLETE","due":null,"projects":[{"id":1,"srcLang":"en","state":"';
  expect(firstThree(job).map(({ title }) => title)).toContain("Job");
  const upload = '{"url":"http://localhost:3000/v2/upload/content/41.0","key":"uploads/Qk1v","method":"PUT"}';
  expect(firstThree(upload).map(({ title }) => title)).toContain("UploadParams");
});

/** How programs print an error's message. */
const printed: [string, (message: string) => string][] = [
  ["a body", (message) => JSON.stringify({ error: "Error", message, statusCode: 400 })],
  ["Python", (message) => `requests.exceptions.HTTPError: 400 Client Error: ${message}`],
  ["a stack trace", (message) => `Uncaught Error: ${message}\n    at file:///app/index.mjs:12:9`],
  ["Java", (message) => `java.io.IOException: ${message}`],
  ["Go", (message) => `panic: 400: ${message}`],
  ["a log", (message) => `ERROR failed body={"message":${JSON.stringify(message)}}`],
  ["a question", (message) => `Why do I get "${message}"?`],
];

test.each(printed)("every message of an error is read in %s", (_, print) => {
  const messages = records
    .filter(({ kind }) => kind === "error")
    .flatMap((error) => error.detail.split("\n").map((line) => ({ error, line })))
    .filter(({ line }) => !/^(?:\{\w+\})?$/.test(line));
  const missed = messages.filter(({ error, line }) => {
    const message = readMessage(print(line.replaceAll(/\{\w+\}/g, "4711")));
    return !errorsWith(message, records).includes(error);
  });
  expect(missed.map(({ line }) => line)).toEqual([]);
});

test("a message that is worded differently is found", () => {
  expect(firstThree("Job 57 is being created.").map(({ url }) => url)).toContain("/api/#error-job-pending");
  expect(firstThree("Document 905 is in pretranslation.").map(({ url }) => url)).toContain(
    "/api/#error-pretranslating",
  );
});

test("a record with the rare word of a query is found although it lacks a common one", () => {
  expect(firstThree("bergamot translation").map(({ url }) => url)).toContain(
    "/guides/translate-content/instant-translate#machine-translation-engines",
  );
});

test("a message that was cut is found", () => {
  expect(firstThree("Memory 4312 was not fou")[0]?.url).toBe("/api/#error-not-found");
});

test("the payload of a webhook is found by its keys, and the URL of an upload by its path", () => {
  const payload = '{"isDelivered":1,"OrganizationId":4,"id":7}';
  expect(firstThree(payload).map(({ url }) => url)).toContain("/api/#webhook-JOB_DELIVER");
  const upload = firstThree('curl -T big.zip "https://mt.corp/v2/upload/content/41"').map(({ url }) => url);
  expect(upload[0]).toBe("/api/#getUploadParams");
  expect(upload).not.toContain("/api/#error-unknown-endpoint");
});

test("a name that occurs nowhere is read as its words", () => {
  expect(firstThree("registerTranslationMemory").map(({ code }) => code)).toContain("createMemory");
  expect(firstThree("uploadSourceFile").map(({ code }) => code)).toContain("uploadFile");
});

test.each(["upload ", "アップロード", "upload_", '"+upload', "{upload: ", "/v2/upload"])(
  "of a long text only the beginning is read: %s",
  (text) => expect(firstThree(text.repeat(100_000)).length).toBeGreaterThan(0),
);

test.each(["lorem ipsum dolor ", "Zm9vYmFy+c3R1ZmY/", "مرحبا ", "今日の天気 ", "🦊", "!? ", "{", '"'])(
  "a long text of which no word occurs finds nothing: %s",
  (text) => expect(firstThree(text.repeat(2000))).toEqual([]),
);

test("an unknown endpoint leads to those with the same words", () => {
  expect(firstThree("Net::HTTP.post(URI('/v2/segments/unlock'))").map(({ code }) => code)).toContain("unlockSegments");
});

test("a heading about running a server is found by the words of its section", () => {
  const urls = firstThree("pg_basebackup").map(({ url }) => url);
  expect(urls).toContain(expandUrl("@back-up.md#large-databases-on-postgresql"));
});

test("a path of many IDs is read in time that grows with its length", () => {
  expect(operationsAt({ method: "GET", path: ["v2", ...Array(20_000).fill("1")] }, records)).toEqual([]);
  expect(operationsAt({ method: "PUT", path: ["v2", "segments", "12"] }, records)[0]?.code).toBe("updateSegment");
});

test("of a body of many keys, only the first are read", () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `key${index}`);
  expect(readKeys(`{"${keys.join('":1,"')}":1}`)).toEqual([keys.slice(0, 50)]);
});

test("what goes wrong with a server isn't how to stop it", () => {
  expect(firstThree("server error").map(({ url }) => url)).not.toContain(expandUrl("@monitor.md#stop"));
  expect(firstThree("stop server")[0]?.url).toBe(expandUrl("@monitor.md#stop"));
});

test("an English word that is a word of another language too keeps its meaning", () => {
  expect(firstThree("comment").map(({ url }) => url)).toContain("/api/#Segment.comments");
});

test("a verb is found by its other forms", () => {
  const shared = firstThree("stop sharing").map(({ url }) => url);
  expect(shared).toContain("/guides/manage-content/create-a-datasource#share-a-memory");
  expect(shared).not.toContain(expandUrl("@scale-out.md"));
});

test("an error named by its title is before others of its status, and of a status that was mistaken", () => {
  expect(firstThree("403 terms not signed")[0]?.url).toBe("/api/#error-terms-unsigned");
  expect(firstThree("Why do I get 409 terms not signed?")[0]?.url).toBe("/api/#error-terms-unsigned");
});

test("an operation whose title the query has is before what part of the query is about", () => {
  expect(firstThree("create translation memory").map(({ code }) => code)).toContain("createMemory");
  expect(firstThree("delete a translation memory").map(({ code }) => code)).toContain("deleteMemory");
});

test.each(
  "docker|Hocker|stock|mission|zebra|basketball|Küchentisch|lorem ipsum|qwertyuiop|smartly|starling|transfixed|edition|audition|forum|theme|passport|airport|graphql|kafka|terraform|redis|blockchain|elasticsearch|fortran|rabbitmq|vaultwarden|nosql|cobol|webrtc|hadoop|ethereum|tensorflow|excalibur|solidity|bluetooth|cassandra|photoshop|matlab|vbscript|quantum|wasm|parcel|haskell|ansible|saltstack|sharepoint|zoom|opentofu|perforce".split(
    "|",
  ),
)("%s finds nothing that only shares letters with it", (query) => {
  const letters = query.toLowerCase();
  for (const { record } of engine.search(query, 40).hits) {
    expect(`${record.title} ${record.text}`.toLowerCase()).toMatch(
      letters === "docker" ? /docker|server|container/ : letters,
    );
  }
});

test("a misspelled word is no exact match, and neither is a query of which a word is nowhere", () => {
  for (const query of ["webhok", "termbase harmonica", "glossery"])
    expect(engine.search(query, 40).isExact).toBe(false);
  for (const query of ["webhook", "DELETE /v2/memories?id=5", "how long are files kept", "Datei hochladen"])
    expect(engine.search(query, 40).isExact).toBe(true);
  for (const query of ["translate video subtitles", "Adobe InDesign IDML", "sign webhook in any language"])
    expect(engine.search(query, 40).isExact).toBe(true);
});

test.each(
  "salesforce marketing cloud|ocr for scans|sign language video|voice cloning|apple pay|kubernetes cronjob mongodb|face recognition|weather forecast|twilio|vr headset|paypal checkout|augmented reality|text to speech|jira connector|kafka topic|facebook login|youtube captions|bluetooth printer|handwriting recognition|gpu rental|nft marketplace|barcode scanner|live captions zoom meeting|slack bot|excel add-in macro recorder|graphql subscription|apple watch|sharepoint sync|hubspot|biometric passport|wordpress plugin|speech synthesis|voice recording|figma plugin|salesforce connector|two-factor authentication|sms verification code|stripe invoice pdf|dark mode toggle color|oauth refresh token|paypal|mongodb driver|grpc endpoint|unity game engine|captcha|ocr scanned page|sign language|braille|flutter widget|bitcoin|trello integration|mysql backend|pinterest api|live interpreter call|ocr of a receipt|sso with okta|image generation|tax invoice vat|drone delivery|mobile push token fcm".split(
    "|",
  ),
)("%s is nothing that Parlance has, so it is no exact match", (query) => {
  expect(engine.search(query, 40).isExact).toBe(false);
});

test("an operation of every implementation is before an extension, and an exact name before a similar one", () => {
  expect(firstThree("delete segment").map(({ code }) => code)).toEqual(
    expect.arrayContaining(["deleteMemorySegment", "deleteSegment"]),
  );
  expect(firstThree("delete segment")[0]?.code).toBe("deleteMemorySegment");
  expect(firstThree("deleteSegment")[0]?.code).toBe("deleteSegment");
  expect(firstThree("isProcessing")[0]?.title).toBe("isProcessing");
  expect(firstThree("is_processing")[0]?.title).toBe("is_processing");
});

test.each([
  ["upload with python requests", "#uploadFile"],
  ["javascript client", "#client-libraries"],
  ["download translated docx", "#downloadTranslation"],
  ["how many webhooks can i have", "#limit-webhooks"],
  ["when should i use a job", "#choosing-instant-or-verified-translation"],
  ["how far along is my job", "#getJob"],
  ["how long are translations available", "#data-and-privacy"],
  ["400 bad request", "#error-required"],
  ["if-none-match", "#formats"],
  ["are ids integers", "#formats"],
  ["gzip", "#formats"],
  ["Vertragsübersetzung", "#translateText"],
  ["Fehlermeldungen", "#errors"],
])("%s finds what it is about, not its other words", (query, short) => {
  expect(firstThree(query).map(({ url }) => url)).toContain(expandUrl(short));
});

test("responses of operations are listed only when they are requested", () => {
  const kindsOf = (query: string) => new Set(engine.search(query, 40).hits.map(({ record }) => record.kind));
  expect(kindsOf("delete webhook")).not.toContain("response");
  expect(kindsOf("delete webhook 204")).toContain("response");
  expect(kindsOf("delete webhook response")).toContain("response");
});

test.each(examples)("the example “%s” has results with all of its words", (words) => {
  const { hits, isExact } = engine.search(words, 40);
  expect(hits.length).toBeGreaterThan(0);
  expect(isExact).toBe(true);
});

test("a synonym is found while it is being typed, and misspelled", () => {
  expect(firstThree("gloss").map(({ url }) => url)).toEqual(firstThree("glossary").map(({ url }) => url));
  expect(firstThree("glosary").map(({ url }) => url)).toEqual(firstThree("glossary").map(({ url }) => url));
});

test("a misspelled word finds the same when it is searched for again", () => {
  expect(engine.search("translatoin memory", 40)).toEqual(engine.search("translatoin memory", 40));
});

test.each([
  ["409 Conflict", "error"],
  ["Net::HTTPTooManyRequests", "error"],
  ["how to handle 503", "error"],
  ["malformed JSON", "error"],
  ["what is a linguist", "term"],
  ["how many languages per job", "limit"],
])("%s is about a record of the kind %s", (query, kind) => {
  expect(firstThree(query)[0]?.kind).toBe(kind);
});

test("a word of another language is found while it is typed, and without its accents", () => {
  for (const query of ["Übersetz", "téléverser un fich", "televerser un fichier"])
    expect(engine.search(query, 40).hits.length).toBeGreaterThan(0);
  expect(firstThree("traduccion")[0]?.code).toBe("translateText");
  expect(firstThree("cle api")[0]?.url).toBe("/api/#authentication");
});

test.each(["blister", "contend", "begrime"])("%s isn't about a foreign word with some of its letters", (word) => {
  expect(engine.search(word, 40).isExact).toBe(false);
});

test("two words of a name that are joined by nothing, a hyphen, or a point are found", () => {
  expect(firstThree("idempotencykey")[0]?.url).toBe("/api/#idempotency");
  expect(firstThree("memory.is_processing")[0]?.url).toBe("/api/#Memory.is_processing");
  expect(firstThree("await client.createJob({ name })")[0]?.code).toBe("createJob");
  expect(firstThree("web-hook").map(({ url }) => url)).toContain("/api/#Webhook");
});

test("every beginning of a topic's word finds something", () => {
  const words = topicWords.flatMap((word) =>
    Array.from({ length: word.length - 3 }, (_, cut) => word.slice(0, cut + 4)),
  );
  expect([...new Set(words)].filter((start) => engine.search(start, 1).hits.length === 0)).toEqual([]);
});

test("a short word that occurs isn't the beginning of others", () => {
  expect(firstThree("po").map(({ url }) => url)).toContain("/api/#file-formats");
});

test.each(["what is ", "define ", "meaning of the "])("the beginning of a question, %j, finds its words", (query) => {
  expect(firstThree(query)).toEqual(firstThree(query.trim()));
  expect(firstThree(query)).not.toEqual([]);
});

test("an apostrophe of a phone is read like one of a keyboard", () => {
  expect(engine.search("what’s a linguist", 40)).toEqual(engine.search("what's a linguist", 40));
});
