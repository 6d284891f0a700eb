import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { leaflet, sharedJobFixture } from "../../testing/job-fixture.ts";
import type { BytesName } from "../core/file-store.ts";
import { readAll } from "../core/turns.ts";

const fixture = sharedJobFixture();

const exportJob = (id: number, type: string, fault = "") =>
  fixture.request("GET", `/v2/jobs/${id}/export?type=${type}`, {
    headers: { ...(fault && { "parlance-fault": fault }) },
  });
const processing = async (id: number) => (await fixture.request("GET", `/v2/jobs/${id}`)).json.isProcessing;
const downloaded = async (id: number) => {
  const entries = unzipSync((await fixture.request("GET", `/v2/jobs/${id}/download`)).bytes);
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test("an export is only downloaded as the type that is expected", async () => {
  const { id } = await fixture.createJob(fixture.memoryId);
  await exportJob(id, "files");
  await fixture.core.queue.settle();
  const statusAs = async (query: string) => (await fixture.request("GET", `/v2/jobs/${id}/download${query}`)).status;
  expect(await Promise.all(["", "?type=files", "?type=memory"].map(statusAs))).toEqual([200, 200, 409]);
});

describe("the findings of the checks", () => {
  async function jobWithFaults() {
    const { id, stats } = await fixture.createJob(fixture.memoryId, {
      file: "Wait 15 minutes.\nThe ferry leaves at ten.\n",
    });
    const document = await fixture.documentOf(stats.projects[0].id);
    await fixture.work(
      document,
      ["Warten Sie 51 Minuten.", "translated"],
      ["Die Fähre legt um zehn ab.", "translated"],
    );
    return { id, document };
  }
  const message = "The number 15 of the source is 51 in the translation.";

  test("are in the ZIP when requested, and only then", async () => {
    const { id, document } = await jobWithFaults();
    await exportJob(id, "files&checks=true");
    await fixture.core.queue.settle();
    const { "qa.json": qa = "", ...files } = await downloaded(id);
    expect(Object.keys(files)).toHaveLength(2);
    const [checked] = JSON.parse(qa).documents;
    expect(checked).toMatchObject({ id: document.id, name: "leaflet.txt", segments: 2, errors: 1, warnings: 0 });
    expect(checked.findings).toMatchObject([
      { check: "numbers", severity: "error", message, target: { start: 11, end: 13 } },
    ]);
    await exportJob(id, "files");
    await fixture.core.queue.settle();
    expect(Object.keys(await downloaded(id))).toHaveLength(2);
  });

  test("are kept of the last import and the last delivery, as many as are allowed", async () => {
    const { id, document } = await jobWithFaults();
    await fixture.core.queue.settle();
    const match = { segments: 2, errors: 1, warnings: 0, findings: [{ check: "numbers", message }] };
    const recorded = async () => (await fixture.request("GET", `/v2/documents/check?id=${document.id}`)).json.recorded;
    expect(await recorded()).toMatchObject([{ occasion: "import", ...match }]);
    await fixture.request("POST", `/v2/jobs/${id}/deliver`);
    await fixture.core.queue.settle();
    await exportJob(id, "files&checks=true");
    await fixture.core.queue.settle();
    const [checked] = JSON.parse((await downloaded(id))["qa.json"] ?? "").documents;
    expect(checked.recorded).toMatchObject([
      { occasion: "import", ...match },
      { occasion: "delivery", ...match, checked_at: expect.stringMatching(/Z$/) },
    ]);
    await fixture.request("POST", `/v2/jobs/${id}/reactivate`);
    await fixture.work(document, ["Warten Sie 15 Minuten.", "translated"], undefined);
    await fixture.core.queue.settle();
    expect(await recorded()).toMatchObject([
      { occasion: "import", errors: 0, findings: [] },
      { occasion: "delivery", errors: 1 },
    ]);
    const [finding] = checked.findings;
    const many = Array.from({ length: 150 }, (_, at) => ({ ...finding, severity: at < 60 ? "warning" : "error" }));
    const { documentChecks, segments } = fixture.core.store;
    await documentChecks.put(fixture.organizationId, "import", [
      { documentId: document.id, segments: 2, errors: 90, warnings: 60, findings: many },
    ]);
    const kept = (await recorded()).find(({ occasion }: { occasion: string }) => occasion === "import");
    expect([kept.errors, kept.findings.length, kept.findings[89].severity]).toEqual([90, 100, "error"]);
    await fixture.request("DELETE", `/v2/documents?id=${document.id}`);
    await fixture.core.queue.settle();
    expect(await readAll(segments.pages(fixture.organizationId, document.id))).toEqual([]);
    expect(await documentChecks.of(fixture.organizationId, document.id)).toEqual([]);
  });

  test("are notes of the XLIFF when requested, which comes back as any other", async () => {
    const { document } = await jobWithFaults();
    const xliff = (await fixture.request("GET", `/v2/documents/files?id=${document.id}&checks=true`)).text;
    expect(xliff.match(/<note from="parlance checks".*?<\/note>/g)).toEqual([
      `<note from="parlance checks" annotates="target">numbers: ${message}</note>`,
    ]);
    const { status } = await fixture.uploadDocument(document.project_id, xliff.replace("51", "15"));
    expect(status).toBe(200);
    const again = (await fixture.request("GET", `/v2/documents/files?id=${document.id}&checks=true`)).text;
    expect(again).toContain("15 Minuten");
    expect(again).not.toContain("parlance checks");
    expect(await fixture.xliffOf(document.id)).toBe(again);
  });
});

describe("the states of an export", () => {
  test("go from none over running to ready, and send an event at the end", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId);
    expect(await fixture.message("GET", `/v2/jobs/${id}/download`)).toEqual([409, `Job ${id} has not been exported.`]);
    await fixture.events();
    expect((await exportJob(id, "files", "export-pending")).status).toBe(200);
    expect(await processing(id)).toBe(1);
    await fixture.settle();
    expect(await fixture.message("GET", `/v2/jobs/${id}/download`)).toEqual([
      409,
      `Job ${id} is still being exported.`,
    ]);
    const documentOf = () => fixture.documentOf(stats.projects[0].id);
    expect(await documentOf()).toMatchObject({ export_in_progress: true, export_succeeded: false });

    expect((await exportJob(id, "files")).status).toBe(200);
    expect(await fixture.message("GET", `/v2/jobs/${id}/export?type=memory`)).toEqual([
      409,
      `Job ${id} is being exported as files.`,
    ]);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(0);
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`]);
    expect(await documentOf()).toMatchObject({ export_in_progress: false, export_succeeded: true });
    expect(Object.keys(await downloaded(id))).toEqual(Object.keys(await downloaded(id)));
  });

  test("end at −2 when it fails, and it can be started again", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId);
    await exportJob(id, "files", "export-failure");
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(-2);
    expect(await fixture.message("GET", `/v2/jobs/${id}/download`)).toEqual([409, `The export of job ${id} failed.`]);
    expect(await fixture.documentOf(stats.projects[0].id)).toMatchObject({
      export_in_progress: false,
      export_succeeded: false,
      export_error_message: "File reassembly error",
    });
    await exportJob(id, "files");
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(0);
    expect(await fixture.documentOf(stats.projects[0].id)).toMatchObject({ export_error_message: "" });
  });

  test("are a connector's to set, until an export ends", async () => {
    const { id } = await fixture.createJob(fixture.memoryId);
    const set = (isProcessing: string) => fixture.request("PUT", `/v2/jobs/${id}`, { body: { isProcessing } });
    await set("1");
    expect((await exportJob(id, "files", "export-pending")).status).toBe(200);
    await set("0");
    expect((await exportJob(id, "memory")).status).toBe(200);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(0);
    // The first export has ended as well, but the later one counts.
    expect(Object.keys(await downloaded(id))).toEqual([`memory-${fixture.memoryId}.tmx`]);
  });

  test("survive a crash in the middle", async () => {
    const { id } = await fixture.createJob(fixture.memoryId);
    await exportJob(id, "files");
    await fixture.core.store.tasks.claim("crashed", 30_000);
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(1);
    fixture.time.now += 30_000;
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(0);
  });
});

describe("the ZIP", () => {
  test("has a folder for each project and names that are no two files', byte for byte where nothing was done", async () => {
    const second = await fixture.createMemory({ entries: [] });
    const fileIds = [
      await fixture.uploadFile("a.txt", "\uFEFFOne.\r\n\r\nTwo.  \r\n"),
      await fixture.uploadFile("a.txt", "Three."),
      await fixture.uploadFile("b.bin", "x"),
    ];
    const languagePairs = [
      { memoryId: fixture.memoryId, trgLocale: "AT" },
      { memoryId: second, trgLocale: "AT" },
      { memoryId: fixture.memoryId },
    ];
    const body = { name: "Zip", fileIds, srcLang: "en", languagePairs };
    const { json } = await fixture.request("POST", "/v2/jobs", { body });
    const [, repeated] = json.stats.projects;
    await exportJob(json.id, "files");
    await fixture.core.queue.settle();
    const entries = await downloaded(json.id);
    const folders = ["en-GB_to_de-AT/", `en-GB_to_de-AT_${repeated.id}/`, "en-GB_to_de-DE/"];
    expect(Object.keys(entries)).toEqual(folders.flatMap((folder) => [folder, `${folder}a.txt`, `${folder}a (2).txt`]));
    const zip = await fixture.request("GET", `/v2/jobs/${json.id}/download`);
    const bytes = unzipSync(zip.bytes)["en-GB_to_de-AT/a.txt"];
    expect(bytes).toEqual(new TextEncoder().encode("\uFEFFOne.\r\n\r\nTwo.  \r\n"));
  });

  test("of a memory has what the job's documents put there, and nothing else", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId);
    const document = await fixture.documentOf(stats.projects[0].id);
    await fixture.work(document, undefined, ["Die Fähre legt um zehn Uhr ab.", "translated"]);
    await exportJob(id, "memory");
    await fixture.core.queue.settle();
    const [[name, tmx]] = Object.entries(await downloaded(id)) as [[string, string]];
    expect(name).toBe(`memory-${fixture.memoryId}.tmx`);
    expect(tmx.match(/<seg>.*?<\/seg>/g)).toEqual([
      "<seg>The ferry leaves at ten.</seg>",
      "<seg>Die Fähre legt um zehn Uhr ab.</seg>",
    ]);
  });

  test("holds files whose source was deleted meanwhile", async () => {
    const { id } = await fixture.createJob(fixture.memoryId);
    const files = (await fixture.request("GET", "/v2/files")).json;
    for (const file of files) await fixture.request("DELETE", `/v2/files?id=${file.id}`);
    await exportJob(id, "files");
    await fixture.core.queue.settle();
    expect((await downloaded(id))["en-GB_to_de-DE/leaflet.txt"]).toBe(leaflet);
  });

  test("is not built when a target does not fit its file", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId, {
      name: "a.html",
      file: "<p>Mind the <b>wet</b> deck.</p>",
    });
    const document = await fixture.documentOf(stats.projects[0].id);
    await fixture.work(document, ["Nasses Deck.", "translated"]);
    await exportJob(id, "files");
    await fixture.core.queue.settle();
    expect(await processing(id)).toBe(-2);
    expect(await fixture.documentOf(stats.projects[0].id)).toMatchObject({
      export_error_message: "File reassembly error: segment 1: the tag 1 is missing",
    });
  });
});

test("the bytes of a job's files are erased with the last thing that needs them", async () => {
  const { files } = fixture;
  const { id, stats } = await fixture.createJob(fixture.memoryId);
  const [{ document }] = await fixture.projectsOf(`?id=${stats.projects[0].id}`);
  const stored = await fixture.core.store.documents.find(fixture.organizationId, document[0].id);
  const source = (await fixture.request("GET", "/v2/files")).json.at(-1);
  await fixture.request("DELETE", `/v2/files?id=${source.id}`);
  await fixture.core.queue.settle();
  await expect(files.read(stored?.content as BytesName)).resolves.toBeDefined();
  await fixture.request("DELETE", `/v2/jobs/${id}`);
  await fixture.core.queue.settle();
  await expect(files.read(stored?.content as BytesName)).rejects.toThrow();
});
