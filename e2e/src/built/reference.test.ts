import { operations, stateMachines } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type PageElement, readBuiltFile, readPage } from "./read-page.ts";

const tags = [
  "Languages",
  "Memories",
  "Translate",
  "Create",
  "Workflows",
  "Jobs",
  "Projects",
  "Documents",
  "Segments",
  "Files",
  "Uploads",
  "Webhooks",
  "Domains",
];
/** `METHOD path`. */
const described = Object.values(operations).map(({ method, path }) => `${method.toUpperCase()} ${path}`);

const page = readPage("/api/");
const textsOf = (selector: string, within: PageElement = page) => within.all(selector).map(({ text }) => text);
const textOf = (selector: string) => textsOf(selector).join("");

describe("A2: the whole reference is in the HTML", () => {
  test("with all operations: method, path, summary, description, responses and samples", () => {
    const matches = page.all(".operation").map((operation) => ({
      operation: `${operation.first(".method")?.text} ${operation.first(".path")?.text}`,
      summary: operation.first("h3")?.text.trim().length ?? 0,
      prose: operation.first(".call ~ p:not(.facts), .call ~ .prose")?.text.trim().length ?? 0,
      hasResponse: /Response 20[0124]/.test(operation.text),
      samples: operation.all("[data-sample] > details").length,
    }));
    expect(matches.map(({ operation }) => operation).toSorted()).toEqual(described.toSorted());
    expect(
      matches.filter(({ summary, prose, hasResponse, samples }) => !summary || !prose || !hasResponse || samples < 10),
    ).toEqual([]);
  });
});

describe("A3: the sidebar", () => {
  test("lists the operations by tag, each with its method in words", () => {
    expect(textsOf(".calls-tag")).toEqual(tags);
    const methods = textsOf(".calls ul a .method");
    expect(methods).toHaveLength(described.length);
    for (const method of methods) expect(method).toMatch(/^(GET|POST|PUT|DELETE)$/);
  });

  test("has no filter without JavaScript", () => {
    expect(page.all(".calls input")).toEqual([]);
  });
});

test("the description is offered in both forms", () => {
  expect(JSON.parse(readBuiltFile("openapi.json"))).toEqual(description);
  expect(parse(readBuiltFile("openapi.yaml"))).toEqual(description);
});

describe("a field shows all of its constraints", () => {
  test.each([
    ["translateText.body.source", /string/, /5,?000 characters/],
    ["listJobs.query.limit", /integer/, /default 25/, /50/],
    ["listJobs.query.offset", /integer/, /default 0/, /0/],
    ["queryMemory.query.n", /default 10/],
    ["createMemory.body.name", /string/, /required/, /255/],
    ["Memory.srclocale", /null/],
    ["TranslationInfo.errorMsg", /may be missing/],
    ["Domain.domainId", /int32/],
    ["Job.due", /null/, /date/],
  ])("%s", (id, ...facts) => {
    for (const fact of facts) expect(textOf(`[id="${id}"]`)).toMatch(fact);
  });

  test("every value of an enum has a sentence", () => {
    const values = textsOf(".values > li");
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter((text) => !/^\S.* .*\.\s*$/s.test(text.trim()))).toEqual([]);
  });
});

test("A10: every language is in the page, plain until it is chosen, in at most three elements", () => {
  const names = ["cURL", "JavaScript", "Python", "TypeScript", "Java", "Go", "PHP", "Ruby", "C#", "HTTP"];
  const samples = page.all("[data-sample]");
  expect(samples).toHaveLength(described.length);
  for (const sample of samples) expect(textsOf("details > summary", sample)).toEqual(names);
  const elements = samples.flatMap((sample) => sample.all("details").map((fold) => 1 + fold.all("*").length));
  expect(elements).toHaveLength(described.length * names.length);
  expect(Math.max(...elements)).toBeLessThanOrEqual(3);
});

test.each([
  ["deleteFile", /204/, /403/, /404/, /410/],
  ["downloadDocument", /502 .*pretranslation/],
  ["listMemories", /"version"/, /404/],
  ["generateCreateContent", /fullcontent/, /\[DONE\]/],
  ["downloadTermbase", /source,target,note/],
])("%s shows an example for each of its own statuses", (id, ...parts) => {
  for (const part of parts) expect(textOf(`#${id} .panels`)).toMatch(part);
});

test("statuses of every operation are in one line, with a link to the examples of all errors", () => {
  const everywhere = textOf("#deleteFile .everywhere");
  for (const status of [401, 429, 500, 503]) {
    expect(everywhere).toContain(String(status));
    expect(textOf("#deleteFile .errors")).not.toContain(String(status));
  }
  expect(page.first('#deleteFile .everywhere a[href="#errors"]')).toBeDefined();
  const [message] = page.first("#error-invalid-key")?.listNextSiblings() ?? [];
  expect(message?.text).toBe("Unauthorized");
});

test.each([
  "error-invalid-key",
  "error-file-forbidden",
  "error-not-found",
  "error-no-domains",
  "error-file-deleted",
  "error-pretranslating",
  "error-default",
  "error-rate-limited",
  "reason-unsupported-file-type",
  "reason-file-extraction-error",
  "reason-no-translatable-content",
  "reason-batch-mt-initiation-failure",
  "reason-batch-mt-response-failure",
  "reason-file-reassembly-error",
  "reason-billing-error",
  "reason-invalid-memory",
  "reason-storage-error",
])("A13: #%s says why it happens and what helps", (id) => {
  let length = 0;
  for (const part of page.first(`#${id}`)?.listNextSiblings() ?? []) {
    if (/^h\d$/.test(part.name)) break;
    length += part.text.length;
  }
  expect(length).toBeGreaterThan(80);
});

test("A14: every state machine is a picture with a name and a table with the same steps", () => {
  expect(page.all("main .state-diagram")).toHaveLength(Object.keys(stateMachines).length);
  for (const { title, states } of Object.values(stateMachines)) {
    const diagram = page.first(`[role=group][aria-label="Diagram: ${title}"]`);
    expect(diagram?.attribute("aria-description")).toContain(`${states.length} states`);
    const table = [...(diagram?.listNextSiblings() ?? [])].find(({ name }) => name === "table");
    const steps = table?.all("tr:has(td)").map(({ text }) => text) ?? [];
    expect(steps.length).toBeGreaterThan(0);
    for (const { name } of states) expect(steps.some((step) => step.includes(name))).toBe(true);
  }
});
