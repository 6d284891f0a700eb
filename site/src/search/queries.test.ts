import { beforeAll, expect, test } from "vitest";
import { SearchEngine } from "./engine.ts";
import { group } from "./groups.ts";
import { indexText } from "./index-file.ts";
import { examples } from "./messages.tsx";
import { unpackRecords } from "./record.ts";

const connect = "/guides/connect-systems-to-workflows";
const termbase = [
  "/api/#term-termbase",
  "/guides/manage-content/create-a-datasource#3-import-terms",
  "/api/#exportTermbase",
  "/api/#downloadTermbase",
];
const rateLimit = ["/api/#error-rate-limited", "/api/#limit-quota", "/api/#errors-and-rate-limits"];
const charges = ["/api/#usage-and-charges"];
const formats = [
  "/api/#uploadFile",
  "/api/#reason-unsupported-file-type",
  "/guides/manage-content/create-a-datasource#formats",
];
const waiting = [
  "/guides/translate-content/instant-translate#4-wait-for-the-translation",
  "/guides/upload/file-upload#2-wait-for-the-detected-language",
  "/guides/translate-content/verified-translation#4-wait-for-the-drafts",
  "/quickstart#6-wait-for-the-import",
];
const stream = ["/api/#streaming", "/api/#generateCreateContent"];
const signature = [`${connect}#verify-the-signature`, "/api/#webhooks.webhook-signature"];

/** Words that developers type, in the words of the field and not always ours, and where the response is. */
const queries: Record<string, readonly string[]> = {
  "rate limit": rateLimit,
  glossary: termbase,
  TM: ["/guides/manage-content/tm-query", "/api/#Memory"],
  "api token": ["/api/#authentication"],
  auth: ["/api/#authentication"],
  callback: ["/api/#tag-Webhooks", "/api/#webhook-deliveries", "/api/#createWebhook"],
  "upload docx": ["/api/#uploadFile"],
  "error 429": ["/api/#error-rate-limited"],
  "languages list": ["/api/#getLanguages"],
  cost: charges,
  "delete webhook": ["/api/#deleteWebhook"],
  pagination: ["/api/#listJobs.query.offset", "/api/#listJobs"],
  "python sdk": ["/api/"],
  xliff: ["/api/#term-xliff", "/guides/translate-content/verified-translation#5-download-the-xliff"],
  "api key": ["/api/#authentication"],
  idempotency: ["/api/#idempotency"],
  idempotent: ["/api/#idempotency"],
  retry: ["/api/#limit-webhook-retries", "/api/#limit-overload-wait"],
  retries: ["/api/#limit-webhook-retries", "/api/#limit-overload-wait"],
  "webhook signature": signature,
  "webhook secret": ["/api/#tag-Webhooks", "/api/#createWebhook", ...signature],
  terminology: termbase,
  "translate html": ["/api/#uploadFile"],
  pdf: formats,
  "supported file formats": formats,
  "translatoin memory": ["/guides/manage-content/tm-query"],
  "status codes": ["/api/#errors"],
  timeout: ["/api/#limit-webhook-timeout"],
  sandbox: ["/api/#development-mode"],
  "test mode": ["/api/#development-mode"],
  billing: charges,
  pricing: charges,
  SDK: ["/api/"],
  changelog: ["/api/#versions"],
  gdpr: ["/guides/manage-content/create-a-datasource#share-a-memory"],
  endpoint: ["/api/#base-url"],
  async: [...waiting, "/api/#exportJob"],
  sse: stream,
  postman: ["/api/"],
  openapi: ["/api/"],
  headers: ["/api/#importMemory.header.has_header_row", "/api/#webhooks.webhook-id", "/api/#uploads"],
  hmac: signature,
  stream,
  "how to translate a file": ["/guides/translate-content/instant-translate"],
  webhok: ["/api/#Webhook"],
  "delete file": ["/api/#deleteFile"],
  "job status": ["/api/#states-job-status"],
  polling: waiting,
  "fuzzy match": ["/guides/manage-content/tm-query#2-find-a-fuzzy-match"],
  "404": ["/api/#error-not-found"],
  "get translated file": ["/api/#downloadTranslation"],
  unauthorized: ["/api/#error-invalid-key"],
  limit: ["/api/#limits"],
  response: ["/api/#formats", "/api/#errors"],
};

let engine: SearchEngine;

beforeAll(async () => {
  engine = await SearchEngine.over(unpackRecords(indexText));
});

/** As the dialog lists them. */
const firstThree = (query: string) =>
  group(engine.search(query, 40).hits, 6)
    .flatMap(({ hits }) => hits)
    .slice(0, 3)
    .map(({ record }) => record);

test("at least 50 of 54 queries of developers have what they look for among the first three results", () => {
  expect(Object.keys(queries)).toHaveLength(54);
  const missed = Object.entries(queries)
    .map(([query, wanted]) => ({ query, wanted, matches: firstThree(query).map(({ url }) => url) }))
    .filter(({ wanted, matches }) => !matches.some((url) => wanted.includes(url)));
  expect(missed.length > 4 ? missed : []).toEqual([]);
});

test.each([
  ["oauth", "/api/#authentication"],
  ["bearer token", "/api/#authentication"],
  ["time zone", "/api/#formats"],
  ["timezone", "/api/#formats"],
  ["python", "/api/#client-libraries"],
  ["invoice", "/api/#usage-and-charges"],
])("%s, which these pages don't use, finds %s", (query, wanted) => {
  expect(firstThree(query).map(({ url }) => url)).toContain(wanted);
});

test.each(Object.keys(queries))("%s finds something", (query) => {
  expect(firstThree(query).length).toBeGreaterThan(0);
});

test("responses of operations are listed only when they are requested", () => {
  const kindsOf = (query: string) => new Set(engine.search(query, 40).hits.map(({ record }) => record.kind));
  expect(kindsOf("delete webhook")).not.toContain("response");
  expect(kindsOf("delete webhook 204")).toContain("response");
  expect(kindsOf("delete webhook response")).toContain("response");
});

test.each(examples)("the example “%s” has results with all of its words", (words) => {
  const { hits, hasAllWords } = engine.search(words, 40);
  expect(hits.length).toBeGreaterThan(0);
  expect(hasAllWords).toBe(true);
});

test("a synonym is found while it is being typed, and misspelled", () => {
  expect(firstThree("gloss").map(({ url }) => url)).toEqual(firstThree("glossary").map(({ url }) => url));
  expect(firstThree("glosary").map(({ url }) => url)).toEqual(firstThree("glossary").map(({ url }) => url));
});

test("a misspelled word finds the same when it is searched for again", () => {
  expect(engine.search("translatoin memory", 40)).toEqual(engine.search("translatoin memory", 40));
});
