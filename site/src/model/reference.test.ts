import { errors, operations, stateMachines } from "@openparlance/api";
import { expect, test } from "vitest";
import { formatEntity, formatOperation, listAnchors, type RenderedOperation, reference } from "./index.ts";

const all = reference.tags.flatMap((tag) => tag.operations);
const operation = (id: string) => all.find((candidate) => candidate.id === id) as RenderedOperation;

test("every operation of the description is there, under its tag", () => {
  expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
  expect(reference.tags.map(({ name }) => name).slice(0, 3)).toEqual(["Languages", "Memories", "Translate"]);
});

test("every anchor is unique", () => {
  const anchors = listAnchors(reference);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

test("anchors name operations, parameters, fields, values and statuses", () => {
  expect(listAnchors(reference)).toEqual(
    expect.arrayContaining([
      "tag-Memories",
      "createJob",
      "listJobs.query.limit",
      "getJob.path.jobId",
      "importMemory.header.memory_id",
      "createJob.body.languagePairs",
      "generateCreateContent.body.templateParams.summary",
      "downloadFile.410",
      "getJobStats.200.sourceWords",
      "getJobStats.200.projects.id",
      "Job",
      "Job.creationStatus",
      "Job.creationStatus.PENDING",
      "Document.status.pretranslation.idle",
      "uploadFile.query.category.REFERENCE",
    ]),
  );
});

test("every shared type that is mentioned is an entity, once", () => {
  const names = reference.schemas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const mentioned = [...JSON.stringify(reference).matchAll(/\{"entity":"(\w+)"\}/g)].map(([, name]) => name);
  expect(mentioned.filter((name) => !names.includes(name ?? ""))).toEqual([]);
});

test("limits, defaults and whether a value is required are said in words", () => {
  const [query] = operation("listJobs").parameters;
  expect(query?.fields.find(({ name }) => name === "limit")?.constraints).toEqual(
    expect.arrayContaining(["1 to 50", "default 25"]),
  );
  const source = operation("translateText").body?.shape.fields.find(({ name }) => name === "source");
  expect(source?.constraints).toContain("at most 5,000 characters");
  const memoryId = operation("importMemory").parameters[0]?.fields.find(({ name }) => name === "memory_id");
  expect(memoryId).toMatchObject({ presence: "required", constraints: expect.arrayContaining(["also in LILT-API"]) });
});

test("a response's errors are the rows of the catalog with its status", () => {
  for (const { responses, id } of all) {
    for (const { status, errors: rows, isSuccess } of responses) {
      if (isSuccess) continue;
      expect(rows.length, `${id}.${status}`).toBeGreaterThan(0);
      for (const row of rows) expect(String(errors[row.id as keyof typeof errors].status)).toBe(status);
    }
  }
});

test("an operation lists the states it changes", () => {
  expect(operation("deliverJob").stateChanges).toContainEqual(expect.objectContaining({ to: "delivered" }));
  const machines = new Set(all.flatMap(({ stateChanges }) => stateChanges.map(({ machine }) => machine)));
  for (const machine of machines) expect(Object.keys(stateMachines)).toContain(machine);
});

test("a value that may be sent as text or number is listed once", () => {
  const field = operation("updateJob").body?.shape.fields.find(({ name }) => name === "isProcessing");
  expect(field?.values.map(({ value }) => value)).toEqual(["0", "1", "-2"]);
});

test("the responses of every operation are set apart, and an operation's own errors are alone", () => {
  const { responses } = operation("queryMemory");
  expect(responses.filter(({ isShared }) => isShared).map(({ status }) => status)).toEqual([
    "403",
    "429",
    "500",
    "503",
    "default",
  ]);
  const own = responses.find(({ status }) => status === "401");
  expect(own?.errors.map(({ id }) => id)).toEqual(["memory-not-shared"]);
});

/** Word stems (6 letters) of words with at least 4. */
const telling = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu) ?? []).map((word) => word.slice(0, 6));

test("Behavior repeats no sentence of the description in other words", () => {
  const repeated = all.flatMap(({ id, description, effects }) => {
    const sentences = description.split(/(?<=[.!?])\s|\n\n/).map((sentence) => new Set(telling(sentence)));
    return effects
      .filter((effect) => {
        const words = telling(effect);
        return sentences.some((sentence) => words.filter((word) => sentence.has(word)).length > words.length * 0.7);
      })
      .map((effect) => `${id}: ${effect}`);
  });
  expect(repeated).toEqual([]);
});

test("the Markdown of one operation is on its own", () => {
  const text = formatOperation(operation("createJob"));
  expect(text).toMatch(/^### Create a job \(createJob\)\n\n`POST \/v2\/jobs`\n/);
  expect(text).toContain("- `fileIds` (array of integers; required; 1 to 1,000 items)");
  expect(text).toContain("curl -u");
});

test("the Markdown of an operation has everything that the page has", () => {
  for (const { id, authentication, stateChanges, guides, related, responses, body, ...described } of all) {
    const text = formatOperation(operation(id), (route) => `title of ${route}`);
    const successes = responses.filter(({ isSuccess }) => isSuccess);
    const reports = [
      ...authentication,
      ...described.effects,
      ...stateChanges.map(({ machine, title }) => `[${title}](#states-${machine})`),
      ...stateChanges.flatMap(({ from, to }) => (from === null ? [] : [`${from} → ${to}`])),
      ...guides.map((route) => `[Guide: title of ${route}](${route})`),
      ...related.map((other) => `[${other.summary}](#${other.id})`),
      ...(body ? [body, ...body.others].flatMap(({ mediaTypes }) => mediaTypes) : []),
      ...successes.flatMap(({ mediaType }) => mediaType ?? []),
      ...successes.flatMap(({ headers }) =>
        headers.map(({ name, description }) => `header \`${name}\`: ${description}`),
      ),
      ...successes.flatMap(({ events }) => events.map(({ event }) => `event \`${event}\``)),
    ];
    for (const words of reports) expect(text, id).toContain(words);
  }
});

test("the Markdown of every operation and entity names it", () => {
  for (const one of all) {
    const text = formatOperation(one);
    expect(text).toContain(`(${one.id})`);
    expect(text).toContain(`\`${one.method.toUpperCase()} ${one.path}\``);
  }
  for (const entity of reference.schemas) expect(formatEntity(entity)).toMatch(`### ${entity.name}\n`);
});

/** Pairs of name and value in a caption, such as `With id=310`. */
const pairsIn = (caption: string): string[] =>
  (caption.match(/\b[\w.]+=[^\s&:]+/g) ?? []).map((pair) => pair.replace(/[,;]$/, ""));

test("a sample sends what the caption of its response says, and no other option", () => {
  const differing = all.flatMap(({ id, parameters, responses, request, body }) => {
    const caption = responses.find(({ isSuccess }) => isSuccess)?.examples[0]?.summary ?? "";
    if (caption === "") return [];
    const query = parameters.find(({ location }) => location === "query")?.fields ?? [];
    const isOption = (name: string) =>
      query.some((field) => field.name === name && !field.presence?.startsWith("required"));
    const sent = request.query.filter(([name]) => isOption(name)).map(([name, value]) => `${name}=${value}`);
    const said = pairsIn(caption).filter((pair) => isOption(pair.replace(/=.*/, "")));
    const isSame = sent.toSorted().join() === said.toSorted().join();
    return isSame || (body && said.length === 0) ? [] : [{ id, sent, said }];
  });
  expect(differing).toEqual([]);
});
