import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAll } from "../src/core/turns.ts";
import { openJobFixture } from "./job-fixture.ts";
import { importInto } from "./memories.ts";
import { runCommand } from "./run-command.ts";

/** "Save" three times, each with other neighbors. */
const menu = "Open\nSave\nClose\nCancel\nSave\nDelete\nSave\n";
const targets = ["Öffnen", "Sichern", "Schließen", "Abbrechen", "Speichern", "Löschen", "Merken"];

let fixture: Awaited<ReturnType<typeof openJobFixture>>;
beforeAll(async () => {
  fixture = await openJobFixture();
});
afterAll(async () => {
  expect(fixture.errors).toEqual([]);
  await fixture.close();
});

/** A memory that learned the menu from a job's document. */
async function learnMenu(file = menu, name = "menu.txt") {
  const memoryId = await fixture.createMemory({ entries: [] });
  const { id, stats } = await fixture.createJob(memoryId, { file, name });
  const document = await fixture.documentOf(stats.projects[0].id);
  await fixture.work(document, ...targets.map((target) => [target, "translated"] as const));
  return { memoryId, jobId: id as number, document };
}

const segmentsOf = async (documentId: number) =>
  (await readAll(fixture.core.store.segments.pages(fixture.organizationId, documentId))).map(({ target, state }) => [
    target,
    state,
  ]);

async function pretranslate(memoryId: number, file: string, { job = {}, pair = {} } = {}) {
  const pairOptions = { pretranslate: true, autoAccept: true, ...pair };
  const { stats } = await fixture.createJob(memoryId, { file, name: "menu.txt", pair: pairOptions, job });
  await fixture.core.queue.settle();
  return segmentsOf((await fixture.documentOf(stats.projects[0].id)).id);
}

const query = async (memoryId: number, neighbors: Record<string, string>, n = 1) => {
  const sent = new URLSearchParams({ id: String(memoryId), query: "Save", n: String(n), ...neighbors });
  const { json } = await fixture.request("GET", `/v2/memories/query?${sent}`);
  return json.map(({ target, metadata }: { target: string; metadata: { context_match?: boolean } }) => [
    target,
    metadata.context_match,
  ]);
};

/** The matches for the text in each of its contexts. */
async function inContexts(memoryId: number) {
  return [
    ...(await query(memoryId, { previous: "Open", next: "Close" })),
    ...(await query(memoryId, { previous: "Cancel", next: "<b>Delete</b>" })),
    ...(await query(memoryId, { previous: "Delete" })),
  ];
}
const known = [
  ["Sichern", true],
  ["Speichern", true],
  ["Merken", true],
];

test("an in-context match comes first and says so", async () => {
  const { memoryId } = await learnMenu();
  expect(await inContexts(memoryId)).toEqual(known);
  expect((await query(memoryId, { previous: "Elsewhere" }, 3)).map(([, inContext]: unknown[]) => inContext)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await query(memoryId, {}))[0][1]).toBeUndefined();
});

test("locked segments are no neighbors", async () => {
  const unit = (source: string, attribute = "") =>
    `<trans-unit id="1"${attribute}><source>${source}</source></trans-unit>`;
  const units = menu
    .trim()
    .split("\n")
    .map((source) => unit(source) + unit("Exit", ' m:locked="true"'));
  const file = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="urn:m"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${units.join("")}</body></file></xliff>`;
  const { memoryId } = await learnMenu(file, "menu.mxliff");
  expect(await inContexts(memoryId)).toEqual(known);
});

test("pretranslation takes the translation of the same location", async () => {
  const { memoryId } = await learnMenu();
  expect(await pretranslate(memoryId, menu)).toEqual(targets.map((target) => [target, "confirmed"]));
});

test("a domain may have only matches in context confirmed", async () => {
  const { memoryId } = await learnMenu();
  const { store } = fixture.core;
  await runCommand(store, "domains", "create", "Menus");
  const domain = (await store.domains.list(fixture.organizationId)).find(({ name }) => name === "Menus");
  await runCommand(store, "domains", "set", String(domain?.id), "auto_accept=context");
  const file = "Open\nSave\nClose\nDelete\n";
  expect(await pretranslate(memoryId, file, { job: { domainId: domain?.id } })).toEqual([
    ["Öffnen", "confirmed"],
    ["Sichern", "confirmed"],
    ["Schließen", "draft"],
    ["Löschen", "draft"],
  ]);
});

test("the context of an entry stays when its translation changes", async () => {
  const { memoryId, document } = await learnMenu();
  const [, { id }] = (await readAll(fixture.core.store.segments.pages(fixture.organizationId, document.id))) as [
    unknown,
    { id: number },
  ];
  await fixture.request("PUT", "/v2/segments", { body: { id, target: "Abspeichern" } });
  expect((await inContexts(memoryId))[0]).toEqual(["Abspeichern", true]);
  await fixture.request("DELETE", `/v2/documents?id=${document.id}`);
  await fixture.core.queue.settle();
  await fixture.request("PUT", "/v2/segments", { body: { id, target: "Ablegen" } });
  expect((await inContexts(memoryId))[0]).toEqual(["Ablegen", true]);
});

test("contexts survive an export of the memory and its import, also without the document", async () => {
  const { memoryId, jobId, document } = await learnMenu();
  const exported = async () => {
    await fixture.request("GET", `/v2/jobs/${jobId}/export?type=memory`);
    await fixture.core.queue.settle();
    const { bytes } = await fixture.request("GET", `/v2/jobs/${jobId}/download`);
    return strFromU8(unzipSync(bytes)[`memory-${memoryId}.tmx`] as Uint8Array);
  };
  const tmx = await exported();
  expect(tmx).toContain('<prop type="x-context-pre">Cancel</prop><prop type="x-context-post">Delete</prop>');
  const { exportMemory } = await import("../src/services/memories/export-memory.ts");
  const whole = async (id: number, format: "tmx" | "xliff" = "tmx") => {
    const memory = await fixture.core.store.memories.findForWork(fixture.organizationId, id);
    const parts: Uint8Array[] = [];
    await fixture.core.store.snapshot(async (tx) => {
      if (memory)
        await exportMemory(tx, fixture.organizationId, memory, format, async (part) => {
          parts.push(part);
        });
    });
    return Buffer.concat(parts).toString();
  };
  const copy = await fixture.createMemory({ entries: [] });
  await importInto(fixture as never, copy, "a.tmx", tmx);
  expect(await inContexts(copy)).toEqual(known);
  const again = await whole(copy);
  expect(again).toMatch(/<prop type="x-parlance-previous-print">[0-9a-f]+<\/prop>/);
  const third = await fixture.createMemory({ entries: [] });
  await importInto(fixture as never, third, "b.tmx", again);
  expect(await inContexts(third)).toEqual(known);
  const fourth = await fixture.createMemory({ entries: [] });
  await importInto(fixture as never, fourth, "c.xliff", await whole(third, "xliff"));
  expect(await inContexts(fourth)).toEqual(known);
  await fixture.request("DELETE", `/v2/documents?id=${document.id}`);
  await fixture.core.queue.settle();
  expect(await whole(memoryId)).toContain("x-parlance-next-print");
});

test("the order of XLIFF gives contexts", async () => {
  const { document } = await learnMenu();
  const memoryId = await fixture.createMemory({ entries: [] });
  await importInto(fixture as never, memoryId, "menu.xliff", await fixture.xliffOf(document.id));
  expect(await inContexts(memoryId)).toEqual(known);
});

test("the previous segment that Trados names is enough for a match in context", async () => {
  const memoryId = await fixture.createMemory({ entries: [] });
  const unit = (target: string, previous: string) =>
    `<tu><prop type="x-Context">7, 8</prop><prop type="x-ContextContent">${previous} |  | ? | </prop><tuv xml:lang="en"><seg>Save</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const tmx = `<tmx version="1.4"><header creationtool="SDL Language Platform" srclang="en"/><body>${unit("Sichern", "Open")}${unit("Speichern", "Cancel")}</body></tmx>`;
  await importInto(fixture as never, memoryId, "trados.tmx", tmx);
  expect(await query(memoryId, { previous: "Open", next: "Anything" })).toEqual([["Sichern", true]]);
  expect(await query(memoryId, { previous: "Cancel", next: "Delete" })).toEqual([["Speichern", true]]);
  expect((await query(memoryId, { previous: "Delete", next: "Close" }))[0]?.[1]).toBeUndefined();
});

async function translatedFile(memoryId: number, file: string) {
  const { id } = (await fixture.request("POST", "/v2/files?name=menu.txt", { body: file })).json;
  const [{ id: translation }] = (await fixture.request("POST", `/v2/translate/file?fileId=${id}&memoryId=${memoryId}`))
    .json;
  await fixture.core.queue.settle();
  return (await fixture.request("GET", `/v2/translate/files?id=${translation}`)).text.split("\n").filter(Boolean);
}

test("file translation takes the translation of the same location", async () => {
  const { memoryId } = await learnMenu();
  expect(await translatedFile(memoryId, menu)).toEqual(targets);
});

test("file translation has neighbors across the pages in which a file is read", async () => {
  const { memoryId } = await learnMenu();
  const other = (n: number) => Array.from({ length: n }, () => "Exit\n").join("");
  for (const before of [498, 499, 500, 501]) {
    const translated = await translatedFile(memoryId, `${other(before)}Cancel\nSave\nDelete\n`);
    expect(translated.slice(before)).toEqual(["Abbrechen", "Speichern", "Löschen"]);
  }
});
