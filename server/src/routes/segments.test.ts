import { describe, expect, test } from "vitest";
import { listStatements } from "../../testing/counted-database.ts";
import { leaflet, sharedJobFixture } from "../../testing/job-fixture.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { readAll } from "../core/turns.ts";

const fixture = sharedJobFixture();
const ferry = "The ferry leaves at ten.";

const send = (method: string, target: string, body?: object) =>
  fixture.request(method, target, { ...(body && { body }) });
const create = async (body: object) => (await send("POST", "/v2/segments", body)).json;
const targetsOf = async (memoryId: number, source: string) =>
  (await fixture.matchesOf(memoryId, source)).map(({ target }: { target: string }) => target);
const translate = async (memoryId: number, source: string) =>
  (await send("POST", "/v2/translate", { memory_id: memoryId, source })).json.translation[0].target;
const versionOf = async (id: number) => (await send("GET", `/v2/memories?id=${id}`)).json[0].version;

async function createDocument(file = leaflet, input: object = {}) {
  const memoryId = await fixture.createMemory({ entries: [] });
  const body = { memory_id: memoryId, name: "Leaflets", ...input };
  const project = (await send("POST", "/v2/projects", body)).json;
  const document = (await fixture.uploadDocument(project.id, file)).json;
  return { memoryId, project, document };
}

const segmentsOf = async (documentId: number) => (await send("GET", `/v2/documents?id=${documentId}`)).json.segments;

describe("createSegment in a memory", () => {
  test("takes at most seven statements", async () => {
    const { on, statements } = await listStatements();
    const server = await openTestServer({ on });
    const memory = { name: "Ferries", srclang: "en", trglang: "de" };
    const { id } = (await server.request("POST", "/v2/memories", { body: memory })).json;
    const add = (target: string) =>
      server.request("POST", "/v2/segments", { body: { memory_id: id, source: ferry, target } });
    await add("Eins.");
    statements.length = 0;
    await add("Zwei.");
    expect(statements).toHaveLength(7);
  });

  test("is found by the next query and used by the next translation", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    const before = await versionOf(memoryId);
    const segment = await create({ memory_id: memoryId, source: ferry, target: "Die Fähre legt um zehn ab." });
    expect(segment).toMatchObject({
      document_id: null,
      memory_id: memoryId,
      source: ferry,
      srclang: "en",
      trglang: "de",
      target: "Die Fähre legt um zehn ab.",
      is_confirmed: true,
      is_reviewed: false,
    });
    expect(await translate(memoryId, ferry)).toBe("Die Fähre legt um zehn ab.");
    expect((await fixture.matchesOf(memoryId, ferry))[0].metadata).toMatchObject({
      segment_id: segment.id,
      resource_name: null,
      user_email: "admin@localhost",
    });
    expect(await versionOf(memoryId)).toBe(before + 1);
  });

  test("renews the entry of the same pair; another target is a further entry, the newest first", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    const first = await create({ memory_id: memoryId, source: ferry, target: "Eins." });
    fixture.time.now += 2000;
    const other = await create({ memory_id: memoryId, source: ferry, target: "Zwei." });
    fixture.time.now += 2000;
    expect(other.id).not.toBe(first.id);
    expect(await targetsOf(memoryId, ferry)).toEqual(["Zwei.", "Eins."]);
    const again = await create({ memory_id: memoryId, source: ferry, target: "Eins." });
    expect(again).toEqual({ ...first, updated_at: first.updated_at + 4 });
    expect(await targetsOf(memoryId, ferry)).toEqual(["Eins.", "Zwei."]);
  });

  test("of the same pair many times at once makes one entry", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    const body = { memory_id: memoryId, source: ferry, target: "Eins." };
    const created = await Promise.all(Array.from({ length: 8 }, () => create(body)));
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  });

  test("with segmentation makes a segment of each sentence, or one when the numbers differ", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    const pair = {
      memory_id: memoryId,
      source: "Stop here. Mr. Hill waits.",
      target: "Hier halten. Herr Hill wartet.",
    };
    const split = { shouldApplySegmentation: true, srcLang: "en" };
    const created = await create({ ...pair, ...split });
    expect(created.map(({ source, target }: { source: string; target: string }) => [source, target])).toEqual([
      ["Stop here.", "Hier halten."],
      ["Mr. Hill waits.", "Herr Hill wartet."],
    ]);
    const whole = await create({ ...pair, target: "Hier halten und warten.", ...split });
    expect(whole).toEqual([expect.objectContaining({ source: pair.source, target: "Hier halten und warten." })]);
  });

  test("keeps tags", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    await create({ memory_id: memoryId, source: "Keep <b>clear</b>.", target: "Bitte <b>freihalten</b>." });
    expect(await targetsOf(memoryId, "Keep <i>clear</i>.")).toEqual(["Bitte <i>freihalten</i>."]);
  });

  test.each([
    [{ source: ferry, target: "a" }, 400, "Specify either memory_id or document_id."],
    [{ memory_id: 1, document_id: 1, source: ferry, target: "a" }, 400, "Specify either memory_id or document_id."],
    [{ memory_id: 1, target: "a" }, 400, "source is required."],
    [{ memory_id: 1, source: " ", target: "a" }, 400, "source is required."],
    [{ memory_id: 1, source: ferry }, 400, "target is required."],
    [{ memory_id: 1, source: ferry, target: " " }, 400, "target is required."],
    [{ memory_id: 1, source: ferry, target: 5 }, 400, "target must be a string."],
    [{ memory_id: 1, source: ferry, target: "a", shouldApplySegmentation: true }, 400, "srcLang is required."],
    [
      { memory_id: 1, source: ferry, target: "a", shouldApplySegmentation: true, srcLang: "" },
      400,
      "srcLang is required.",
    ],
    [
      { memory_id: 1, source: ferry, target: "a", shouldApplySegmentation: true, srcLang: "zq" },
      400,
      'srcLang must be an ISO 639-1 code, not "zq".',
    ],
    [{ memory_id: 999_999_999, source: ferry, target: "a" }, 404, "Memory 999999999 was not found."],
    [{ document_id: 999_999_999, source: ferry, target: "a" }, 404, "Document 999999999 was not found."],
  ])("refuses %j with %i %s", async (body, status, message) => {
    expect(await fixture.message("POST", "/v2/segments", { body })).toEqual([status, message]);
  });
});

test("createSegment refuses a source of more than 5,000 characters", async () => {
  const body = { memory_id: fixture.memoryId, source: "a".repeat(5001), target: "a" };
  expect(await fixture.message("POST", "/v2/segments", { body })).toEqual([
    400,
    "source must be at most 5000 characters; it has 5001.",
  ]);
});

describe("createSegment in a document", () => {
  test("confirms every draft with the source, and its memory learns it", async () => {
    const { memoryId, document, project } = await createDocument(`${ferry}\nOther.\n${ferry}\n`);
    await fixture.events();
    const created = await create({ document_id: document.id, source: ferry, target: "Um zehn." });
    expect(created).toMatchObject({ id: document.segments[0].id, document_id: document.id, is_confirmed: true });
    const after = await segmentsOf(document.id);
    expect(after.map((each: { is_confirmed: boolean; target: string }) => [each.is_confirmed, each.target])).toEqual([
      [true, "Um zehn."],
      [false, ""],
      [true, "Um zehn."],
    ]);
    expect(await targetsOf(memoryId, ferry)).toContain("Um zehn.");
    expect(await fixture.events()).toEqual(expect.arrayContaining([`PROJECT_UPDATE ${project.id}`]));
    expect(
      await fixture.message("POST", "/v2/segments", { body: { document_id: document.id, source: ferry, target: "a" } }),
    ).toEqual([404, "Segment with this source was not found."]);
  });

  test("leaves no entry in the memory once the translation has more than 10,000 characters", async () => {
    const { memoryId, document } = await createDocument("Red bus.\n");
    await fixture.work(document, ["Roter Bus.", "translated"]);
    expect(await targetsOf(memoryId, "Red bus.")).toEqual(["Roter Bus."]);
    await fixture.work(document, ["b".repeat(10_001), "translated"]);
    expect((await segmentsOf(document.id))[0]).toMatchObject({ is_confirmed: true });
    expect(await targetsOf(memoryId, "Red bus.")).toEqual([]);
  });

  test("without a target confirms the drafts as they are, and refuses empty ones", async () => {
    const { document } = await createDocument();
    const body = { document_id: document.id, source: ferry };
    expect(await fixture.message("POST", "/v2/segments", { body })).toEqual([400, "target is required."]);
    await fixture.work(document, ["Roter Bus.", "needs-review-translation"], ["Um zehn.", "needs-review-translation"]);
    expect(await create(body)).toMatchObject({ target: "Um zehn.", is_confirmed: true });
  });

  test("with segmentation confirms the drafts of each sentence, with a target and without", async () => {
    const { document } = await createDocument(`${ferry} Other.\n`);
    const body = { document_id: document.id, source: `${ferry} Other.`, shouldApplySegmentation: true, srcLang: "en" };
    await fixture.work(document, ["Um zehn.", "needs-review-translation"], ["Anderes.", "needs-review-translation"]);
    expect(await create(body)).toMatchObject([{ target: "Um zehn." }, { target: "Anderes.", is_confirmed: true }]);
    const { document: another } = await createDocument(`${ferry} Other.\n`);
    expect(await create({ ...body, document_id: another.id, target: "Um zehn Uhr. Anders." })).toMatchObject([
      { source: ferry, target: "Um zehn Uhr." },
      { source: "Other.", target: "Anders." },
    ]);
  });

  test("is refused while the job is delivered", async () => {
    const { document, project } = await createDocument();
    await send("POST", `/v2/jobs/${project.job_id}/deliver`);
    const body = { document_id: document.id, source: ferry, target: "a" };
    const refusal = [409, `Project ${project.id} is delivered.`];
    expect(await fixture.message("POST", "/v2/segments", { body })).toEqual(refusal);
    const { id } = document.segments[0];
    expect(await fixture.message("PUT", "/v2/segments", { body: { id, target: "a" } })).toEqual(refusal);
    expect(await fixture.message("POST", "/v2/documents/pretranslate", { body: { id: document.id } })).toEqual(refusal);
  });
});

describe("getSegment", () => {
  test("returns a segment of a document, and an entry of a memory", async () => {
    const { document, memoryId } = await createDocument();
    expect((await send("GET", `/v2/segments?id=${document.segments[1].id}`)).json).toEqual(document.segments[1]);
    const entry = await create({ memory_id: memoryId, source: ferry, target: "Um zehn." });
    expect((await send("GET", `/v2/segments?id=${entry.id}&include_comments=true`)).json).toEqual({
      ...entry,
      comments: [],
    });
  });

  test("finds no entry of an import that is under way, or that was deleted", async () => {
    const memoryId = await fixture.createMemory();
    const [{ metadata }] = await fixture.matchesOf(memoryId, "The ferry leaves at nine.");
    const target = `/v2/segments?id=${metadata.segment_id}`;
    expect((await send("GET", target)).json.target).toBe("Die Fähre legt um neun Uhr ab.");
    expect((await send("DELETE", target)).json).toEqual({ id: metadata.segment_id, deleted: true });
    expect(await fixture.message("GET", target)).toEqual([404, `Segment ${metadata.segment_id} was not found.`]);
    expect(await fixture.message("DELETE", target)).toEqual([404, `Segment ${metadata.segment_id} was not found.`]);
    expect(await targetsOf(memoryId, "The ferry leaves at nine.")).toEqual([]);
  });
});

describe("updateSegment", () => {
  test("unlearns the old target and learns the new one for the next request", async () => {
    const memoryId = await fixture.createMemory({ entries: [] });
    const { id } = await create({ memory_id: memoryId, source: ferry, target: "Falsch." });
    expect(await translate(memoryId, ferry)).toBe("Falsch.");
    const { json } = await send("PUT", "/v2/segments", { id, target: "Um zehn." });
    expect(json).toMatchObject({ id, target: "Um zehn.", document_id: null });
    expect(await targetsOf(memoryId, ferry)).toEqual(["Um zehn."]);
    expect(await translate(memoryId, ferry)).toBe("Um zehn.");
  });

  test("confirms the segment of a document, and its entry changes with it", async () => {
    const { document, memoryId } = await createDocument();
    const { id } = document.segments[1];
    expect((await send("PUT", "/v2/segments", { id, target: "Eins." })).json).toMatchObject({ id, is_confirmed: true });
    expect((await send("PUT", "/v2/segments", { id, target: "Zwei." })).json).toMatchObject({ id, target: "Zwei." });
    expect(await targetsOf(memoryId, ferry)).toEqual(["Zwei."]);
  });

  test.each([
    [{ target: "a" }, 400, "id is required."],
    [{ id: 1 }, 400, "target is required."],
    [{ id: 1, target: "" }, 400, "target must be between 1 and 5000 characters."],
    [{ id: 1, target: " \n" }, 400, "target is required."],
    [{ id: 999_999_999, target: "a" }, 404, "Segment 999999999 was not found."],
  ])("refuses %j with %i %s", async (body, status, message) => {
    expect(await fixture.message("PUT", "/v2/segments", { body })).toEqual([status, message]);
  });
});

test("deleteSegment takes a segment out of the memory, and its document keeps text and state", async () => {
  const { document, memoryId } = await createDocument();
  const { id } = document.segments[1];
  await send("PUT", "/v2/segments", { id, target: "Um zehn." });
  for (const _ of [1, 2]) expect((await send("DELETE", `/v2/segments?id=${id}`)).json).toEqual({ id, deleted: true });
  expect(await targetsOf(memoryId, ferry)).toEqual([]);
  expect((await send("GET", `/v2/segments?id=${id}`)).json).toMatchObject({ target: "Um zehn.", is_confirmed: true });
});

test("unlockSegments returns reviewed segments to confirmed ones, all or none", async () => {
  const { document, memoryId } = await createDocument();
  await fixture.work(document, ["Roter Bus.", "signed-off"], ["Um zehn.", "translated"], ["Frei.", "final"]);
  const [bus, ten, clear] = document.segments.map(({ id }: { id: number }) => id);
  const entry = await create({ memory_id: memoryId, source: "a", target: "b" });
  const unlock = (segmentIds: number[]) =>
    fixture.request("POST", "/v2/segments/review/unlock", { body: { segmentIds } });
  expect((await unlock([bus, 999_999_999])).json).toEqual({ message: "Segment 999999999 was not found." });
  expect((await segmentsOf(document.id))[0].is_reviewed).toBe(true);
  expect((await unlock([clear, ten, bus, entry.id, bus])).json).toEqual([clear, bus]);
  const after = await segmentsOf(document.id);
  expect(
    after.every((each: { is_confirmed: boolean; is_reviewed: boolean }) => each.is_confirmed && !each.is_reviewed),
  ).toBe(true);
  expect((await unlock([clear])).json).toEqual([]);
});

test("unlockSegments reads no texts of segments that aren't reviewed, because texts may be long", async () => {
  const { on, statements } = await listStatements();
  const { request } = await openTestServer({ on });
  const memory = { name: "Ferries", srclang: "en", trglang: "de" };
  const { id: memory_id } = (await request("POST", "/v2/memories", { body: memory })).json;
  const { id } = (await request("POST", "/v2/projects", { body: { name: "Ferries", memory_id } })).json;
  const headers = { name: "a.txt", project_id: String(id) };
  const document = (await request("POST", "/v2/documents/files", { body: `${ferry}\nRed bus.`, headers })).json;
  const body = { segmentIds: document.segments.map((segment: { id: number }) => segment.id) };
  statements.length = 0;
  expect((await request("POST", "/v2/segments/review/unlock", { body })).json).toEqual([]);
  expect(statements.filter((statement) => statement.startsWith('select * from "segments"'))).toEqual([]);
});

test("tagSegment places the tags of the source at the words that belong together", async () => {
  const entries = [
    ["red bus", "roter Bus"],
    ["red", "roter"],
    ["bus", "Bus"],
  ] as const;
  const memoryId = await fixture.createMemory({ entries });
  const query = new URLSearchParams({
    source_tagged: "red <b>bus</b>",
    target: "roter Bus",
    memory_id: String(memoryId),
  });
  expect((await send("GET", `/v2/segments/tag?${query}`)).json).toEqual({
    source_tagged: "red <b>bus</b>",
    target_tagged: "roter <b>Bus</b>",
  });
  query.delete("target");
  expect(await fixture.message("GET", `/v2/segments/tag?${query}`)).toEqual([400, "target is required in the query."]);
});

describe("pretranslateDocuments", () => {
  test("fills the empty segments of documents in the background", async () => {
    const body = { memory_id: fixture.memoryId, name: "Leaflets" };
    const project = (await send("POST", "/v2/projects", body)).json;
    const first = (await fixture.uploadDocument(project.id, leaflet)).json;
    const second = (await fixture.uploadDocument(project.id, leaflet)).json;
    const unreadable = (await fixture.uploadDocument(project.id, "x", { name: "a.bin" })).json;
    const ids = [second.id, first.id, unreadable.id];
    const { status, json } = await send("POST", "/v2/documents/pretranslate?auto_accept=true&mode=tm", {
      id: ids,
      auto_accept: false,
    });
    expect([status, json.id, json.is_pretranslating]).toEqual([202, ids, true]);
    expect(json.documents.map((each: { is_pretranslating: boolean }) => each.is_pretranslating)).toEqual([
      true,
      true,
      false,
    ]);
    expect(json.documents[0]).not.toHaveProperty("segments");
    await fixture.settle();
    const segments = await segmentsOf(first.id);
    expect(segments[0]).toMatchObject({ target: "Der rote Bus hält am alten Hafen.", is_confirmed: false });
    expect((await fixture.documentOf(project.id)).is_pretranslating).toBe(false);
  });

  test("takes one id too, and confirms exact matches when requested to in the query", async () => {
    const project = (await send("POST", "/v2/projects", { memory_id: fixture.memoryId, name: "Leaflets" })).json;
    const { id } = (await fixture.uploadDocument(project.id, leaflet)).json;
    expect((await send("POST", "/v2/documents/pretranslate?auto_accept=1", { id: String(id) })).json.id).toEqual([id]);
    await fixture.settle();
    expect((await segmentsOf(id))[0].is_confirmed).toBe(true);
  });

  test.each([
    [{}, 400, "id is required."],
    [{ id: "x" }, 400, "id must be an integer or an array of 1 to 1000 integers."],
    [{ id: 1e30 }, 400, "id must be an integer or an array of 1 to 1000 integers."],
    [{ id: 999_999_999 }, 404, "Document 999999999 was not found."],
    [{ id: 1, mode: "MT" }, 400, "mode must be one of TM, TM+MT."],
  ])("refuses %j with %i %s", async (body, status, message) => {
    expect(await fixture.message("POST", "/v2/documents/pretranslate", { body })).toEqual([status, message]);
  });
});

test("deleteDocument deletes it with its segments, and the memory keeps its entries", async () => {
  const { document, memoryId, project } = await createDocument();
  const { id } = document.segments[1];
  await send("PUT", "/v2/segments", { id, target: "Um zehn." });
  expect((await send("DELETE", `/v2/documents?id=${document.id}`)).json).toEqual({ id: document.id, deleted: true });
  await fixture.settle();
  const gone = [404, `Document ${document.id} was not found.`];
  expect(await fixture.message("DELETE", `/v2/documents?id=${document.id}`)).toEqual(gone);
  expect((await fixture.projectsOf(`?id=${project.id}`))[0].document).toEqual([]);
  expect(await targetsOf(memoryId, ferry)).toEqual(["Um zehn."]);
  expect((await send("GET", `/v2/segments?id=${id}`)).json).toMatchObject({ document_id: null, target: "Um zehn." });
  expect(await readAll(fixture.core.store.segments.pages(fixture.organizationId, document.id))).toEqual([]);
});
