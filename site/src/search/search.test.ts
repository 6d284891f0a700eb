import { brotliCompressSync } from "node:zlib";
import { errors, operations } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { beforeAll, describe, expect, test } from "vitest";
import { SearchEngine } from "./engine.ts";
import { indexText } from "./index-file.ts";
import { type SearchRecord, unpackRecords } from "./record.ts";
import { records as written } from "./records.ts";

// Packed and unpacked as in the browser.
const records = unpackRecords(indexText);
let engine: SearchEngine;

beforeAll(async () => {
  engine = await SearchEngine.over(records);
});

const find = (query: string): SearchRecord[] => engine.search(query, 40).hits.map(({ record }) => record);
const first = (query: string): string | undefined => find(query)[0]?.url;

describe("the first result for", () => {
  test.each([
    // Names of the hosted platform
    ["workflowStageTemplateId", "/api/#WorkflowStageAssignment.workflowStageTemplateId"],
    ["READY_TO_START", "/api/#WorkflowStage.assignmentType.READY_TO_START"],
    ["410", "/api/#error-file-deleted"],
    ["4000", "/api/#limit-quota"],
    ["zxx", "/api/#states-file"],
    ["und", "/api/#states-file"],
    ["instant translate", "/guides/translate-content/instant-translate"],
    // Pages, by title, URL or part of either
    ["quickstart", "/quickstart"],
    ["quick start", "/quickstart"],
    ["instant translation", "/guides/translate-content/instant-translate"],
    ["verified translation", "/guides/translate-content/verified-translation"],
    ["tm query", "/guides/manage-content/tm-query"],
    ["query a translation memory", "/guides/manage-content/tm-query"],
    ["create new content", "/guides/create-new-content"],
    ["connect systems", "/guides/connect-systems-to-workflows"],
    ["api reference", "/api/"],
    ["file upload", "/guides/upload/file-upload"],
    ["data source", "/guides/manage-content/create-a-datasource"],
    // Headings and sections
    ["check the signature", "/guides/connect-systems-to-workflows#verify-the-signature"],
    ["how do I wait for the import", "/quickstart#6-wait-for-the-import"],
    ["wiat for the import", "/quickstart#6-wait-for-the-import"],
    ["import a tmx", "/api/#importMemory"],
    ["start a server on my machine", "/quickstart#run-your-own"],
    ["bash: API_KEY: create a key first", "/quickstart#1-start-your-own-server"],
    ["415 Client Error: Unsupported Media Type for url: http://localhost:3000/v2/files", "/api/#error-wrong-type"],
    ["authentication", "/api/#authentication"],
    ["cors", "/api/#cors"],
    ["webhook deliveries", "/api/#webhook-deliveries"],
    ["base url", "/api/#base-url"],
    ["JOB_DELIVER", "/api/#webhook-JOB_DELIVER"],
    // Operations, by name, words, method and path
    ["createJob", "/api/#createJob"],
    ["create a job", "/api/#createJob"],
    ["createjob", "/api/#createJob"],
    ["create_job", "/api/#createJob"],
    ["POST /v2/jobs", "/api/#createJob"],
    ["translate a string", "/api/#translateText"],
    ["translate string", "/api/#translateText"],
    ["translating files", "/api/#translateFiles"],
    ["import a file", "/api/#importMemory"],
    ["/v2/create/preferences", "/api/#getCreatePreferences"],
    ["POST /v2/translate/file", "/api/#translateFiles"],
    ["upload a file", "/api/#uploadFile"],
    ["importing terms", "/guides/manage-content/create-a-datasource#3-import-terms"],
    ["archive a job", "/api/#archiveJob"],
    ["v3 domains", "/api/#listDomains"],
    ["/v2/workflows/templates", "/api/#listWorkflowTemplates"],
    // Parts of names
    ["stageTemplate", "/api/#WorkflowStageAssignment.workflowStageTemplateId"],
    ["workflow stage", "/api/#WorkflowStage"],
    ["language pair", "/api/#LanguagePair"],
    ["translation memory entry", "/api/#TranslationMemoryEntry"],
    ["skip duplicates", "/api/#importMemory.header.skip_duplicates"],
    ["sdlxliff filters", "/api/#importMemory.header.sdlxliff_filters"],
    ["is TM match", "/api/#Translation.isTMMatch"],
    ["detected lang", "/api/#SourceFile.detected_lang"],
    ["OrganizationId", "/api/#webhook-JOB_UPDATE.OrganizationId"],
    ["webhook-signature", "/api/#webhooks.webhook-signature"],
    ["creationStatus", "/api/#Job.creationStatus"],
    ["sample review percentage", "/api/#Project.sample_review_percentage"],
    // Values
    ["ReadyForDownload", "/api/#TranslationInfo.status.ReadyForDownload"],
    ["ready for download", "/api/#TranslationInfo.status.ReadyForDownload"],
    ["SECONDARY_REVIEW", "/api/#WorkflowStage.assignmentType.SECONDARY_REVIEW"],
    // Errors, reasons, limits, states
    ["401", "/api/#error-invalid-key"],
    ["429", "/api/#error-rate-limited"],
    ["503", "/api/#error-overload"],
    ["413", "/api/#error-too-large"],
    ["quota", "/api/#error-rate-limited"],
    ["rate limit exceeded", "/api/#error-rate-limited"],
    ["billing-error", "/api/#reason-billing-error"],
    ["job-failed", "/api/#error-job-failed"],
    ["unsupported file type", "/api/#reason-unsupported-file-type"],
    ["memory not shared", "/api/#error-memory-not-shared"],
    ["4,000 requests per minute", "/api/#limit-quota"],
    ["File 2207 was deleted.", "/api/#error-file-deleted"],
    ["File 99181 was deleted.", "/api/#error-file-deleted"],
    ["job creation", "/api/#states-job-creation"],
    // Typing errors
    ["workflowStageTemplatId", "/api/#WorkflowStageAssignment.workflowStageTemplateId"],
    ["instnat translate", "/guides/translate-content/instant-translate"],
    ["webhok", "/api/#Webhook"],
    ["quikstart", "/quickstart"],
    ["translateTxt", "/api/#translateText"],
    ["creatJob", "/api/#createJob"],
    ["READY_TO_STRAT", "/api/#WorkflowStage.assignmentType.READY_TO_START"],
    ["authentcation", "/api/#authentication"],
    ["memroy", "/api/#Memory"],
    // A plain word is a subject rather than the name of a field, a value, or an error.
    ["memory", "/api/#Memory"],
    ["document", "/api/#Document"],
    ["key", "/api/#authentication"],
    ["limit", "/api/#limits"],
    ["create", "/api/#tag-Create"],
    ["what's new", "/api/#changes"],
    // Beginnings of names
    ["createJ", "/api/#createJob"],
    ["listMem", "/api/#listMemories"],
    ["quickst", "/quickstart"],
    ["signat", "/guides/connect-systems-to-workflows#verify-the-signature"],
  ])("%s", (query, url) => {
    expect(first(query)).toBe(url);
  });

  test.each(Object.values(operations).map(({ id }) => id))("the operation %s", (id) => {
    expect(first(id)).toBe(`/api/#${id}`);
  });

  const entities = records.filter(({ kind }) => kind === "entity").map(({ title }) => title);
  test.each(entities)("the entity %s", (name) => {
    expect(first(name)).toBe(`/api/#${name}`);
  });

  const statuses = new Set(Object.values(errors).map(({ status }) => String(status)));
  test.each([...statuses])("the status %s is one of its errors", (status) => {
    const [best] = find(status);
    expect(best).toMatchObject({ kind: "error", code: status });
  });

  test.each(Object.values(errors))("the title of the error $id", ({ id, title }) => {
    expect(find(title).map(({ url }) => url)).toContain(`/api/#error-${id}`);
  });
});

test("every shared type of the description can be found by its name", () => {
  const missed = Object.keys(description.components.schemas).filter((name) => find(name).length === 0);
  expect(missed).toEqual([]);
});

test("words that are nowhere find nothing", () => {
  expect(find("qwertyuiop")).toEqual([]);
  expect(find("blurb zork")).toEqual([]);
});

test("a word of which another is the beginning isn't that one, unless its last letter is doubled", () => {
  expect(find("ration")).toEqual([]);
  for (const word of ["token", "string", "glossary"]) expect(first(`${word}${word.at(-1)}`)).toBe(first(word));
});

test.each(["", " ", "…", "/", "%", "_"])("%j is no question", (query) => {
  expect(engine.search(query, 40)).toEqual({ hits: [], isExact: true });
});

test("when nothing has all the words, what has some of them is found and said to be", () => {
  const { hits, isExact } = engine.search("termbase harmonica", 40);
  expect(isExact).toBe(false);
  expect(hits.length).toBeGreaterThan(0);
});

test("words at the start of others are not taken for them: `und` is not `under`", () => {
  const { hits } = engine.search("und", 40);
  expect(hits[0]?.record.title).toBe("und");
});

test("every record has a title, an address and a location", () => {
  const incomplete = records.filter(
    ({ kind, title, url, path }) => !title || !/^(?:\/|https:)/.test(url) || (kind !== "page" && path.length === 0),
  );
  expect(incomplete).toEqual([]);
});

test("no text shows markup", () => {
  const marked = records.filter(({ text }) => /\]\(|\*\*|`|<[A-Z]|^import /m.test(text));
  expect(marked.map(({ url }) => url)).toEqual([]);
});

test("the browser reads the records as they were written", () => {
  expect(records).toEqual(written);
});

test("the index is at most 60 kB as sent", () => {
  expect(brotliCompressSync(indexText).length).toBeLessThan(60_000);
});
