import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@openparlance/site/markdown";
import { group, SearchEngine, unpackRecords } from "@openparlance/site/search";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../../../site/dist", import.meta.url));
const read = (file: string) => readFile(join(dist, file), "utf8");

const connect = "/guides/connect-systems-to-workflows";
const dataSource = "/guides/manage-content/create-a-datasource";
const memoryQuery = "/guides/manage-content/tm-query";

/** Questions of integrators, with the locations that resolve them; one location is enough. */
const queries: Readonly<Record<string, readonly string[]>> = {
  "How do I authenticate a request?": ["/api/#authentication"],
  "Is there an idempotency key for POST requests?": ["/api/#idempotency"],
  "How many requests per minute may I send?": ["/api/#error-rate-limited", "/api/#limit-quota"],
  "What does Retry-After mean after a 429?": [
    "/api/#error-rate-limited",
    "/api/#errors-and-rate-limits",
    "/api/#limit-quota-wait",
  ],
  "Can a browser call the API (CORS)?": ["/api/#cors"],
  "What is the base URL?": ["/api/#base-url"],
  "In which format are dates and timestamps?": ["/api/#formats"],
  "Why is a multipart form upload rejected with 415?": ["/api/#error-wrong-type", "/api/#uploads"],
  "How large may an uploaded file be?": ["/api/#limit-upload", "/api/#error-too-large"],
  "How do I translate a string?": [
    "/api/#translateText",
    "/guides/translate-content/instant-translate#1-translate-a-string",
  ],
  "Which languages are supported?": [
    "/api/#getLanguages",
    "/api/#error-language",
    "/quickstart#8-list-supported-languages",
  ],
  "How do I create a translation memory?": [
    "/api/#createMemory",
    `${dataSource}#1-create-a-memory`,
    "/quickstart#2-create-a-memory",
  ],
  "How do I import a TMX file into a memory?": ["/api/#importMemory", `${dataSource}#2-import-translations`],
  "When is the import of a memory complete?": [
    "/api/#states-memory-processing",
    "/api/#Memory.is_processing",
    "/quickstart#6-wait-for-the-import",
  ],
  "How do I export a termbase?": ["/api/#exportTermbase", `${memoryQuery}#6-export-the-termbase`],
  "How do I delete a memory entry?": ["/api/#deleteMemorySegment", `${memoryQuery}#5-delete-a-wrong-entry`],
  "What is a fuzzy match?": ["/api/#term-fuzzy-match", `${memoryQuery}#2-find-a-fuzzy-match`],
  "How do I upload a file?": [
    "/api/#uploadFile",
    "/guides/upload/file-upload#1-upload-a-file",
    "/guides/upload/file-upload",
  ],
  "How do I add a label to a file?": ["/api/#addFileLabel", "/guides/upload/file-upload#4-label-and-find-files"],
  "How do I download a translated file?": ["/api/#downloadTranslation"],
  "Why did the translation of a file fail with no translatable content?": ["/api/#reason-no-translatable-content"],
  "How do I create a job?": ["/api/#createJob"],
  "How do I list jobs page by page?": ["/api/#listJobs", "/api/#listJobs.query.offset", "/api/#listJobs.query.limit"],
  "What happens when a job is delivered?": ["/api/#deliverJob", "/api/#states-job-status"],
  "How do I archive a job?": ["/api/#archiveJob"],
  "How do I undo the delivery of a job?": ["/api/#reactivateJob", "/api/#states-job-status"],
  "Which states does a project have?": ["/api/#states-project-state", "/api/#Project.state"],
  "How do I pretranslate documents?": ["/api/#pretranslateDocuments"],
  "How do I download a document as XLIFF?": [
    "/api/#downloadDocument",
    "/guides/translate-content/verified-translation#5-download-the-xliff",
  ],
  "How do I unlock reviewed segments?": ["/api/#unlockSegments"],
  "How do I verify the signature of a webhook?": [
    `${connect}#verify-the-signature`,
    "/api/#webhooks.webhook-signature",
  ],
  "How often is a webhook delivery retried?": ["/api/#limit-webhook-retries", "/api/#webhook-deliveries"],
  "Which events does a webhook send?": [
    "/api/#WebhookEventTypes",
    "/api/#WebhookEventType",
    "/api/#webhooks",
    `${connect}#events`,
    "/api/#createWebhook",
  ],
  "How do I delete a webhook?": ["/api/#deleteWebhook"],
  "How do I generate a text and read the stream?": [
    "/api/#generateCreateContent",
    "/guides/create-new-content#3-generate-an-article-and-read-the-stream",
  ],
  "Why do I get 403 terms not signed?": ["/api/#error-terms-unsigned", "/api/#signCreateTerms"],
  "Which key is free for development?": ["/api/#development-mode", "/api/#authentication", "/api/#usage-and-charges"],
  "What does error 410 mean for a file?": ["/api/#error-file-deleted"],
  "How do I share a memory with my team?": [`${dataSource}#share-a-memory`],
  "How do I list workflow templates?": ["/api/#listWorkflowTemplates"],
};

const entries = Object.entries(queries);

test("search has the right page of at least 38 queries among the first three results", async () => {
  const file = (await readdir(join(dist, "assets"))).find((name) => /^search\..*\.json$/.test(name)) ?? "";
  const engine = await SearchEngine.over(unpackRecords(await read(join("assets", file))));
  const firstThree = (query: string) =>
    group(engine.search(query, 40).hits, 6)
      .flatMap(({ hits }) => hits.map(({ record }) => record.url))
      .slice(0, 3);
  const missed = entries
    .map(([query, responses]) => ({ query, responses, matches: firstThree(query) }))
    .filter(({ responses, matches }) => !matches.some((url) => responses.includes(url)));
  expect(missed.length > 2 ? missed : []).toEqual([]);
});

const maxBytes = 20_000;

const linkPattern = /\]\(https?:\/\/[^/\s)]+(\/[^\s)#]*\.(?:md|txt))/g;

/**
 * The fewest bytes that a reader must read for each file, starting at `start` and following links: those of all files
 * on the shortest path to it, and its own. Files beyond `maxBytes` are left out.
 */
async function measureWays(start: string, maxBytes: number): Promise<Map<string, number>> {
  const ways = new Map<string, number>();
  const open = new Map([[start, 0]]);
  for (;;) {
    const [next] = [...open].sort(([, a], [, b]) => a - b);
    if (!next) return ways;
    const [path, before] = next;
    open.delete(path);
    const text = await read(path).catch(() => undefined);
    const bytes = before + Buffer.byteLength(text ?? "");
    if (text === undefined || bytes > maxBytes || (ways.get(path) ?? Number.POSITIVE_INFINITY) <= bytes) continue;
    ways.set(path, bytes);
    for (const [, target = ""] of text.matchAll(linkPattern)) {
      if (!ways.has(target)) open.set(target, Math.min(bytes, open.get(target) ?? bytes));
    }
  }
}

/** The Markdown files with a location: a piece of the reference, or a guide and its section. */
async function listFilesWith(url: string): Promise<string[]> {
  const [route = "", anchor = ""] = url.split("#", 2);
  if (route === "/api/") {
    return pieces
      .filter(({ anchors }) => anchors.includes(anchor))
      .flatMap(({ id }) => [`/api/${id}.md`, `/llms/${id}/${anchor.replace(/^(?:error|reason)-/, "")}.md`]);
  }
  if (!anchor) return [`${route}.md`];
  const html = await read(`${route}.html`);
  const headings = [...html.matchAll(/<(h[1-6])[^>]* id="?([^">\s]+)/g)];
  const index = headings.findIndex(([, , id]) => id === anchor);
  expect(index, url).toBeGreaterThan(-1);
  const section = headings.slice(0, index + 1).findLast(([, level]) => level === "h2")?.[2];
  return [`${route}.md`, `/llms/${route.split("/").at(-1)}/${section}.md`];
}

const pieces = listFiles("https://docs.example/api/");

test(`the response of at least 38 is within ${maxBytes} bytes from llms.txt, with whole files`, async () => {
  const ways = await measureWays("/llms.txt", maxBytes);
  const missed: string[] = [];
  for (const [query, responses] of entries) {
    const files = (await Promise.all(responses.map(listFilesWith))).flat();
    if (!files.some((file) => ways.has(file))) missed.push(query);
  }
  expect(missed.length > 2 ? missed : []).toEqual([]);
});
