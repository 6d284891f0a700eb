import { describe, expect, onTestFinished, test } from "vitest";
import { leaflet, sharedJobFixture } from "../../testing/job-fixture.ts";
import { StorageError } from "../core/file-store.ts";
import { readAll } from "../core/turns.ts";

const fixture = sharedJobFixture();

const newProject = async (input: object = {}) => {
  const body = { memory_id: fixture.memoryId, name: "Leaflets", ...input };
  return (await fixture.request("POST", "/v2/projects", { body })).json;
};
const secondary = "Translate > Review > Secondary Review";
const project = async (id: number) => (await fixture.projectsOf(`?id=${id}`))[0];
const loadSegments = async (documentId: number) =>
  readAll(fixture.core.store.segments.pages(fixture.organizationId, documentId));
const bare = ({ source, target, state }: { source: string; target: string; state: string }) => [source, target, state];

describe("uploading a new document", () => {
  test("returns its segments and sends an event", async () => {
    const { id, job_id } = await newProject();
    await fixture.events();
    const { status, json } = await fixture.uploadDocument(id, leaflet);
    expect([status, json.segments.length]).toEqual([200, 3]);
    expect(json).toMatchObject({
      project_id: id,
      srclang: "en",
      trglang: "de",
      name: "leaflet.txt",
      import_succeeded: true,
      import_in_progress: false,
      import_error_message: "",
      is_pretranslating: false,
      status: { pretranslation: "idle" },
    });
    expect(json.segments[1]).toMatchObject({
      document_id: json.id,
      memory_id: fixture.memoryId,
      source: "The ferry leaves at ten.",
      target: "",
      srclang: "en",
      trglang: "de",
      is_confirmed: false,
      is_reviewed: false,
    });
    expect(await fixture.events()).toEqual([`PROJECT_UPDATE ${id}`]);
    expect((await fixture.request("GET", `/v2/jobs/${job_id}`)).json.stats.sourceWords).toBe(18);
  });

  test("that can't be read leaves a line in the log that says where it broke", async () => {
    const { id } = await newProject();
    await fixture.uploadDocument(id, '{\n  "a": b\n}', { name: "broken.json" });
    expect(fixture.logged).toContainEqual({
      event: "document import failed",
      organization: fixture.organizationId,
      project: id,
      reason: expect.stringMatching(/^File extraction error: .* at line 2, column 8$/),
    });
  });

  test.each([
    ["a.bin", "x", "Unsupported file type: no filter supports this extension"],
    ["a.docx", "plain text", "File extraction error: not a ZIP archive, or a truncated one"],
    ["a.txt", " \n", "No translatable content: the file has no text to translate"],
  ])("that is %s with %j is taken and says why it can't be read", async (name, body, reason) => {
    const { id } = await newProject();
    const { status, json } = await fixture.uploadDocument(id, body, { name, pretranslate: "TM" });
    expect([status, json.import_succeeded, json.import_error_message]).toEqual([200, false, reason]);
    expect(json).toMatchObject({ import_in_progress: false, segments: [], is_pretranslating: false });
    expect(await fixture.message("GET", `/v2/documents/files?id=${json.id}`)).toEqual([
      409,
      `Document ${json.id} could not be imported: ${reason}.`,
    ]);
  });

  test("that is not UTF-8 and declares nothing is read as windows-1252, and says so", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, Uint8Array.of(0x43, 0x61, 0x66, 0xe9), { name: "a.txt" });
    expect(json).toMatchObject({
      import_succeeded: true,
      import_note: "The file declares no encoding and isn't UTF-8, so it was read as windows-1252.",
    });
    expect(json.segments).toMatchObject([{ source: "Caf\u00E9" }]);
    expect((await fixture.uploadDocument(id, "Caf\u00E9", { name: "b.txt" })).json).not.toHaveProperty("import_note");
  });

  test("has the keys of its file in its XLIFF, where an older client looks for them", async () => {
    const { id } = await newProject();
    const texts = Array.from({ length: 1200 }, (_, n) => [`k${n}`, `Berth ${n} is free.`]);
    const { json } = await fixture.uploadDocument(id, JSON.stringify(Object.fromEntries(texts)), { name: "a.json" });
    const xliff = await fixture.xliffOf(json.id);
    const units = [...xliff.matchAll(/<trans-unit id="\d+" resname="([^"]*)"><source>([^<]*)</g)];
    expect(units.map(([, key, source]) => [key, source])).toEqual(texts);
    expect(await fixture.xliffOf((await fixture.uploadDocument(id, "Red.")).json.id)).not.toContain("resname");
  });

  test("takes its options from LILT-API too, and its name URI-encoded", async () => {
    const { id } = await newProject();
    const headers = { "lilt-api": JSON.stringify({ name: "gr%C3%B6%C3%9Fe.txt", project_id: id }) };
    const { json } = await fixture.request("POST", "/v2/documents/files", { body: "One.", headers });
    expect(json.name).toBe("größe.txt");
    const response = await fixture.request("GET", `/v2/documents/files?id=${json.id}&is_xliff=false`);
    expect(response.headers.get("content-disposition")).toContain("filename*=UTF-8''gr%C3%B6%C3%9Fe.txt");
    expect(response.text).toBe("One.");
  });

  test("refuses an empty body, unknown objects and wrong options", async () => {
    const { id } = await newProject();
    const upload = async (headers: Record<string, string>, body = "One.") =>
      fixture.message("POST", "/v2/documents/files", {
        body,
        headers: { name: "a.txt", project_id: String(id), ...headers },
      });
    expect(await upload({}, "")).toEqual([400, "The body is empty."]);
    expect(await upload({ project_id: "999999" })).toEqual([404, "Project 999999 was not found."]);
    expect(await upload({ config_id: "999999" })).toEqual([404, "Filter configuration 999999 was not found."]);
    expect(await upload({ pretranslate: "MT" })).toEqual([400, "pretranslate must be one of TM, TM+MT."]);
    expect(await upload({ name: "" })).toEqual([400, "name must be between 1 and 255 characters."]);
    expect((await project(id)).document).toEqual([]);
  });

  test("that is large, or made to wait, is imported after the response", async () => {
    const { id } = await newProject();
    const pending = await fixture.uploadDocument(id, leaflet, { "parlance-fault": "import-pending" });
    expect(pending.json).toMatchObject({ import_in_progress: true, import_succeeded: false, segments: [] });
    const large = await fixture.uploadDocument(id, `${"harbour ".repeat(150_000)}\n`);
    expect(large.json).toMatchObject({ import_in_progress: true, segments: [] });
    const request = `/v2/documents/files?id=${pending.json.id}`;
    expect(await fixture.message("GET", request)).toEqual([
      409,
      `Document ${pending.json.id} is still being imported.`,
    ]);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect((await project(id)).document).toMatchObject([{ import_succeeded: true }, { import_succeeded: true }]);
    expect(await loadSegments(pending.json.id)).toHaveLength(3);
  });

  test("that another process began to import when it crashed is imported once", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, leaflet, { "parlance-fault": "import-pending" });
    fixture.time.now += 10_000;
    const { store } = fixture.core;
    await store.tasks.claim("crashed", 30_000);
    const half = { position: 0, source: "Half.", target: "", state: "draft", words: 1 } as const;
    await store.segments.create(fixture.organizationId, json.id, [half]);
    fixture.time.now += 30_000;
    await fixture.core.queue.settle();
    expect(await loadSegments(json.id)).toHaveLength(3);
  });

  test("leaves no text when a process crashed at its import and it was deleted since", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, leaflet, { "parlance-fault": "import-pending" });
    await fixture.request("DELETE", `/v2/projects?id=${id}`);
    const row = { position: 0, source: "The red bus.", target: "", state: "draft" as const, words: 3 };
    await fixture.core.store.segments.create(fixture.organizationId, json.id, [row]);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect(await loadSegments(json.id)).toEqual([]);
  });

  test("is refused when the memory was deleted", async () => {
    const memory = await fixture.createMemory();
    const { id } = await newProject({ memory_id: memory });
    const { json } = await fixture.uploadDocument(id, leaflet);
    await fixture.request("DELETE", `/v2/memories?id=${memory}`);
    expect((await fixture.uploadDocument(id, leaflet)).json.message).toBe(`Memory ${memory} was not found.`);
    const worked = await fixture.work(json, ["Der Bus.", "translated"]);
    expect(worked.json.segments[0]).toMatchObject({ target: "Der Bus.", is_confirmed: true });
    expect((await fixture.request("POST", `/v2/jobs/${(await project(id)).job_id}/stats`)).json.newWords).toBe(18);
  });
});

test("a document is read with its segments, undocumented", async () => {
  const { id } = await newProject();
  const { json } = await fixture.uploadDocument(id, leaflet);
  expect((await fixture.request("GET", `/v2/documents?id=${json.id}`)).json).toEqual(json);
  expect(await fixture.message("GET", "/v2/documents?id=999999")).toEqual([404, "Document 999999 was not found."]);
});

describe("downloading a document", () => {
  test("as XLIFF says how far each segment is", async () => {
    const { id } = await newProject({ workflow_template_name: secondary });
    const body = "Red.\nGreen.\nBlue.\nWhite.\nBlack.\n";
    const { json } = await fixture.uploadDocument(id, body);
    await fixture.work(json, ["Rot.", "new"], ["Grün.", "translated"], ["Blau.", "signed-off"], ["Weiß.", "final"]);
    const states = [
      ...(await fixture.xliffOf(json.id)).matchAll(/<trans-unit id="\d+"( approved="yes")?>.*state="(.*?)"/g),
    ];
    expect(states.map(([, approved, state]) => [state, approved !== undefined])).toEqual([
      ["needs-review-translation", false],
      ["translated", false],
      ["signed-off", true],
      ["final", true],
      ["needs-translation", false],
    ]);
    expect((await fixture.documentOf(id)).export_succeeded).toBe(true);
  });

  test("in its format has targets, or the source where there is none", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "<p>Red <b>boat</b>.</p><p>Blue.</p>", { name: "a.html" });
    await fixture.work(json, ['<g id="1">Boot</g>, rot.']);
    const response = await fixture.request("GET", `/v2/documents/files?id=${json.id}&is_xliff=false`);
    expect(response.text).toBe("<p><b>Boot</b>, rot.</p><p>Blue.</p>");
    expect(response.headers.get("content-disposition")).toContain('filename="a.html"');
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
  });

  test("leaves locked segments of the file out, and the project is done without them", async () => {
    const project = await newProject();
    const unit = (id: number, source: string, target = "", attribute = "") =>
      `<trans-unit id="${id}"${attribute}><source>${source}</source>${target}</trans-unit>`;
    const locked = ' m:locked="true"';
    const write = (target: string) =>
      `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:m="urn:m"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${unit(1, "Red.", "", locked)}${unit(2, "Red.", target)}${unit(3, "Blue.", "<target>Blau.</target>", locked)}</body></file></xliff>`;
    const { json } = await fixture.uploadDocument(project.id, write(""), { name: "a.mxliff" });
    expect(json.segments.map(({ source }: { source: string }) => source)).toEqual(["Red."]);
    const keys = async () => [...(await fixture.xliffOf(json.id)).matchAll(/resname="(\d+)"/g)].map(([, key]) => key);
    expect(await keys()).toEqual(["2"]);
    await fixture.work(json, ["Rot.", "final"]);
    expect((await fixture.request("GET", `/v2/jobs/${project.job_id}`)).json.stats).toMatchObject({ sourceWords: 1 });
    const { text } = await fixture.request("GET", `/v2/documents/files?id=${json.id}&is_xliff=false`);
    expect(text).toBe(write('<target state="translated">Rot.</target>'));
    const others = write("").replace('id="2"', `id="2"${locked}`);
    expect((await fixture.uploadDocument(project.id, others, { name: "b.mxliff" })).json.import_error_message).toBe(
      "No translatable content: all segments are locked",
    );
    const { store } = fixture.core;
    while (await store.segments.erasePage(fixture.organizationId, json.id));
    const earlier = ["Red.", "Red.", "Blue."].map((source, position) => ({
      position,
      source,
      target: "",
      state: "draft" as const,
      words: 1,
    }));
    await store.segments.create(fixture.organizationId, json.id, earlier);
    await store.documents.update(fixture.organizationId, json.id, { segments: 3 });
    expect(await keys()).toEqual(["1", "2", "3"]);
  });

  test("is not kept up by a lost placeholder, which the log names", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, '{"a": "Red", "b": "Hi {name}, %s"}', { name: "a.json" });
    await fixture.work(json, ["Rot"], ["Hallo"]);
    const response = await fixture.request("GET", `/v2/documents/files?id=${json.id}&is_xliff=false`);
    expect([response.status, response.text]).toEqual([200, '{"a": "Rot", "b": "Hallo"}']);
    expect(fixture.logged).toContainEqual({ event: "placeholders lost or added", document: json.id, segments: "2" });
  });

  /** A document whose file an earlier version read differently. */
  const readAnotherWay = async (text: string, ...segments: [source: string, target: string][]) => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, text);
    const store = fixture.core.store.segments;
    const rows = segments.map(([source, target], position) => ({
      position,
      source,
      target,
      state: "confirmed" as const,
      words: 1,
    }));
    while (await store.erasePage(fixture.organizationId, json.id));
    await store.create(fixture.organizationId, json.id, rows);
    return json.id;
  };

  test("is put together when its file was once read in another way, if all translations still have their location", async () => {
    const id = await readAnotherWay("Red. Blue. Green.\n", ["Red.", "Rot."], ["Green.", "Grün."]);
    const { text } = await fixture.request("GET", `/v2/documents/files?id=${id}&is_xliff=false`);
    expect(text).toBe("Rot. Blue. Grün.\n");
  });

  test("fails when a translation has no location any more, also among as many segments; the log names it", async () => {
    const id = await readAnotherWay("Red.\nBlue.\n", ["Red.", "Rot."], ["Blue. Green.", "Blau. Grün."]);
    const failed = [
      500,
      `Document ${id} could not be exported: File reassembly error: segment 2 is not in the file as it is read now.`,
    ];
    expect(await fixture.message("GET", `/v2/documents/files?id=${id}&is_xliff=false`)).toEqual(failed);
    expect(fixture.logged).toContainEqual({
      event: "document export failed",
      organization: fixture.organizationId,
      document: id,
      reason: "File reassembly error: segment 2 is not in the file as it is read now",
    });
  });

  test("fails when it cannot be put together, and says so", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, leaflet);
    const reason = "File reassembly error: requested with Parlance-Fault";
    const failed = [500, `Document ${json.id} could not be exported: ${reason}.`];
    const headers = { "parlance-fault": "reassembly-failure" };
    expect(await fixture.message("GET", `/v2/documents/files?id=${json.id}`, { headers })).toEqual(failed);
    expect(await fixture.documentOf(id)).toMatchObject({
      export_succeeded: false,
      export_error_message: reason,
    });
    await fixture.xliffOf(json.id);
    expect(await fixture.documentOf(id)).toMatchObject({ export_succeeded: true, export_error_message: "" });
    expect(await fixture.message("GET", "/v2/documents/files?id=999999")).toEqual([
      404,
      "Document 999999 was not found.",
    ]);
  });
});

describe("finished XLIFF", () => {
  test("moves the project through its states, with one event each", async () => {
    const { id, job_id } = await newProject({ workflow_template_name: secondary });
    const { json } = await fixture.uploadDocument(id, "Red.\nBlue.\n");
    await fixture.events();
    const both = [`JOB_UPDATE ${job_id}`, `PROJECT_UPDATE ${id}`];
    const step = async (...targets: (readonly [string, string?] | undefined)[]) => {
      await fixture.work(json, ...targets);
      return [(await project(id)).state, (await fixture.documentOf(id)).is_review_complete, await fixture.events()];
    };
    expect(await step(["Rot.", "new"], ["Blau."])).toEqual(["backlog", false, []]);
    expect(await step(["Rot.", "translated"])).toEqual(["inProgress", false, both]);
    expect(await step(["Rot!", "translated"])).toEqual(["inProgress", false, []]);
    expect(await step(undefined, ["Blau.", "translated"])).toEqual(["inReview", false, both]);
    expect(await step(["Rot!", "signed-off"], ["Blau.", "signed-off"])).toEqual(["inQA", false, both]);
    expect(await step(["Rot!", "final"], ["Blau.", "final"])).toEqual(["done", true, both]);
    expect(await step(["", "final"])).toEqual(["inProgress", false, both]);
    await fixture.work(json, ["Rot.", "final"]);
    await fixture.events();
    await fixture.uploadDocument(id, "White.");
    expect([(await project(id)).state, await fixture.events()]).toEqual(["inProgress", both]);
  });

  test("adds to the memory at once, replaces its entries and removes them", async () => {
    const memory = await fixture.createMemory({ entries: [] });
    const { id } = await newProject({ memory_id: memory });
    const { json } = await fixture.uploadDocument(id, "The tide is out.");
    const [segment] = json.segments;
    const version = async () => (await fixture.request("GET", `/v2/memories?id=${memory}`)).json[0].version;
    const known = async () =>
      (await fixture.matchesOf(memory, "The tide is out.")).map(
        ({ target, metadata }: { target: string; metadata: { segment_id: number } }) => [target, metadata.segment_id],
      );
    expect([await known(), await version()]).toEqual([[], 0]);
    await fixture.work(json, ["Es ist Ebbe.", "translated"]);
    expect([await known(), await version()]).toEqual([[["Es ist Ebbe.", segment.id]], 1]);
    await fixture.work(json, ["Ebbe.", "signed-off"]);
    expect([await known(), await version()]).toEqual([[["Ebbe.", segment.id]], 2]);
    await fixture.work(json, ["Ebbe.", "final"]);
    expect(await version()).toBe(2);
    await fixture.work(json, ["Ebbe.", "needs-translation"]);
    expect([await known(), await version()]).toEqual([[], 3]);
    expect((await loadSegments(json.id)).map(bare)).toEqual([["The tide is out.", "Ebbe.", "draft"]]);
  });

  test("is all or nothing, and may lack units", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.\nBlue.\n");
    const xliff = (await fixture.xliffOf(json.id)).replaceAll(
      '<target state="needs-translation"></target>',
      '<target state="translated">x</target>',
    );
    const [first, second] = json.segments;
    const refusal = (unit: unknown, problem: string) => [
      400,
      `Unit ${unit} does not fit document ${json.id}: ${problem}.`,
    ];
    const upload = async (body: string) => {
      const { status, json: response } = await fixture.uploadDocument(id, body);
      return [status, response.message];
    };
    expect(await upload(xliff.replace(`id="${second.id}"`, 'id="7"'))).toEqual(refusal(7, "unknown unit"));
    expect(await upload(xliff.replace("Blue.", "Green."))).toEqual(refusal(second.id, "the source was changed"));
    expect((await loadSegments(json.id)).map(({ target }) => target)).toEqual(["", ""]);
    const partial = xliff.replace(new RegExp(`<trans-unit id="${first.id}".*</trans-unit>`), "");
    expect(await upload(partial.replace("Blue.", " Blue . "))).toEqual([200, undefined]);
    expect((await loadSegments(json.id)).map(({ state }) => state)).toEqual(["draft", "confirmed"]);
    expect((await project(id)).document).toHaveLength(1);
  });

  test("without states is a draft, and confirmed with auto_accept", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.\nBlue.\n");
    const xliff = (await fixture.xliffOf(json.id)).replace(
      '<target state="needs-translation"></target>',
      "<target>Rot.</target>",
    );
    const stateOf = async (options: Record<string, string>) => {
      const { json: response } = await fixture.uploadDocument(id, xliff, options);
      return response.segments.map(({ is_confirmed }: { is_confirmed: boolean }) => is_confirmed);
    };
    expect(await stateOf({})).toEqual([false, false]);
    expect(await stateOf({ auto_accept: "True" })).toEqual([true, false]);
    const approved = xliff.replace("<trans-unit ", '<trans-unit approved="yes" ');
    const { json: response } = await fixture.uploadDocument(id, approved);
    expect(response.segments[0]).toMatchObject({ is_confirmed: true, is_reviewed: true });
  });

  test("of another project, or of a document that is gone, is refused", async () => {
    const { id } = await newProject();
    const other = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.");
    const xliff = await fixture.xliffOf(json.id);
    expect((await fixture.uploadDocument(other.id, xliff)).json.message).toBe(
      `The XLIFF belongs to document ${json.id} of project ${id}.`,
    );
    await fixture.request("DELETE", `/v2/projects?id=${id}`);
    expect((await fixture.uploadDocument(other.id, xliff)).json.message).toBe(`Document ${json.id} was not found.`);
  });

  test("that is damaged is a document that can't be read", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.");
    const xliff = (await fixture.xliffOf(json.id)).replace("</trans-unit>", "");
    const response = await fixture.uploadDocument(id, xliff);
    expect(response.json).toMatchObject({
      import_succeeded: false,
      import_error_message: expect.stringMatching(
        /^File extraction error: an element is closed with a different name at line \d+, column \d+$/,
      ),
    });
  });

  test("that can't be read back now is refused, and no document is made of it", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.");
    const xliff = await fixture.xliffOf(json.id);
    const { readWhole } = fixture.files;
    fixture.files.readWhole = async () => {
      throw new StorageError("The S3 store can't be reached.");
    };
    onTestFinished(() => {
      Object.assign(fixture.files, { readWhole });
    });
    expect((await fixture.uploadDocument(id, xliff)).status).toBe(503);
    expect((await project(id)).document).toHaveLength(1);
    expect(fixture.errors.splice(0)).toMatchObject([{ name: "StorageError" }]);
  });

  test("is refused while the project is archived, also on its own", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, "Red.");
    const xliff = await fixture.xliffOf(json.id);
    await fixture.core.store.projects.update(fixture.organizationId, id, { isArchived: 1 });
    const { status, json: response } = await fixture.uploadDocument(id, xliff);
    expect([status, response.message]).toEqual([409, `Project ${id} is archived.`]);
  });

  test("of others is a new document whose targets are drafts, with auto_accept as their states say", async () => {
    const { id } = await newProject();
    const xliff = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="1"><source>Red.</source><target state="final">Rot.</target></trans-unit>
<trans-unit id="2"><source>Blue.</source><target>Blau.</target></trans-unit>
<trans-unit id="3"><source>White.</source><target state="new">Weiß.</target></trans-unit>
<trans-unit id="4"><source>Black.</source></trans-unit></body></file></xliff>`;
    const upload = async (options: Record<string, string>) => {
      const { json } = await fixture.uploadDocument(id, xliff, { name: "x.xlf", ...options });
      return [json.id, (await loadSegments(json.id)).map(({ target, state }) => [target, state])];
    };
    const [, drafts] = await upload({});
    expect(drafts).toEqual([
      ["Rot.", "draft"],
      ["Blau.", "draft"],
      ["Weiß.", "draft"],
      ["", "draft"],
    ]);
    expect((await project(id)).state).toBe("backlog");
    const [accepted, states] = await upload({ auto_accept: "true" });
    expect(states).toEqual([
      ["Rot.", "final"],
      ["Blau.", "confirmed"],
      ["Weiß.", "draft"],
      ["", "draft"],
    ]);
    expect((await fixture.matchesOf(fixture.memoryId, "Blue."))[0].target).toBe("Blau.");
    const file = await fixture.request("GET", `/v2/documents/files?id=${accepted}&is_xliff=false`);
    expect(file.text).toBe(xliff);
  });
});

describe("pretranslation", () => {
  const pretranslated = async (body: string, options: Record<string, string>, memory = fixture.memoryId) => {
    const { id } = await newProject({ memory_id: memory });
    const { json } = await fixture.uploadDocument(id, body, options);
    expect(json).toMatchObject({ is_pretranslating: true, status: { pretranslation: "pending" } });
    await fixture.core.queue.settle();
    expect(await fixture.documentOf(id)).toMatchObject({
      is_pretranslating: false,
      status: { pretranslation: "idle" },
    });
    return { id, segments: (await loadSegments(json.id)).map(({ target, state }) => [target, state]), json };
  };
  const known = "Please keep the gangway clear.";

  test("with TM takes exact matches, else the best fuzzy one", async () => {
    const { segments } = await pretranslated(`${leaflet}Seagulls!\n`, { pretranslate: "tm" });
    expect(segments).toEqual([
      ["Der rote Bus hält am alten Hafen.", "draft"],
      ["Die Fähre legt um neun Uhr ab.", "draft"],
      ["Bitte halten Sie den Landgang frei.", "draft"],
      ["", "draft"],
    ]);
  });

  test("with TM+MT prefers the machine to fuzzy matches, unless it has learned nothing", async () => {
    const numbers = { one: "eins", two: "zwei", three: "drei", four: "vier", five: "fünf", six: "sechs", ten: "zehn" };
    const entries = Object.entries(numbers).flatMap(([english, german]) => [
      [`The bus stops at ${english}.`, `Der Bus hält um ${german}.`] as const,
      [`At ${english} a boat leaves.`, `Um ${german} legt ein Boot ab.`] as const,
    ]);
    const memory = await fixture.createMemory({
      entries: [...entries, ["The bus stops at nine.", "Der Bus hält um neun."]],
    });
    const { segments } = await pretranslated(
      "The bus stops at one.\nAt nine a boat leaves.\nXyzzy\n",
      { pretranslate: "TM+MT" },
      memory,
    );
    const body = { memory_id: memory, source: "At nine a boat leaves.", tm_matches: false };
    const [machine] = (await fixture.request("POST", "/v2/translate", { body })).json.translation;
    expect(machine.score).toBeGreaterThan(0);
    expect(segments[1]).toEqual([machine.target, "draft"]);
    expect(segments[2]).toEqual(["", "draft"]);
  });

  test("with auto_accept confirms exact matches, credited as requested", async () => {
    const memory = await fixture.createMemory();
    const credit = async (match_attribution: string) => {
      const options = { pretranslate: "TM", auto_accept: "true", match_attribution };
      const { id, segments, json } = await pretranslated(`${known}\n`, options, memory);
      expect(segments).toEqual([["Bitte halten Sie den Landgang frei.", "confirmed"]]);
      expect((await project(id)).state).toBe("done");
      const matches = await fixture.matchesOf(memory, known);
      return matches.find(
        ({ metadata }: { metadata: { segment_id: number } }) => metadata.segment_id === json.segments[0].id,
      ).metadata.user_email;
    };
    expect(await credit("false")).toBe("admin@localhost");
    const other = await fixture.createMemory();
    const options = { pretranslate: "TM", auto_accept: "true", match_attribution: "true" };
    const { json } = await pretranslated(`${known}\n`, options, other);
    const own = (await fixture.matchesOf(other, known)).find(
      ({ metadata }: { metadata: { segment_id: number } }) => metadata.segment_id === json.segments[0].id,
    );
    expect(own.metadata.user_email).toBe("mo@harbour.example");
  });

  test("treats text that differs only in case as the same, unless an option says otherwise", async () => {
    const options = { pretranslate: "TM", auto_accept: "true" };
    const body = `${known.toUpperCase()}\n`;
    const memory = await fixture.createMemory();
    expect((await pretranslated(body, options, memory)).segments).toEqual([
      ["Bitte halten Sie den Landgang frei.", "confirmed"],
    ]);
    const other = await fixture.createMemory();
    expect((await pretranslated(body, { ...options, case_sensitive: "true" }, other)).segments).toEqual([
      ["", "draft"],
    ]);
  });

  test("is waited for with 502, longer when that is requested", async () => {
    const { id } = await newProject();
    const options = { pretranslate: "TM", "parlance-fault": "pretranslation-pending" };
    const { json } = await fixture.uploadDocument(id, leaflet, options);
    await fixture.core.queue.settle();
    expect(await fixture.message("GET", `/v2/documents/files?id=${json.id}`)).toEqual([
      502,
      `Document ${json.id} is still in pretranslation.`,
    ]);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect((await fixture.request("GET", `/v2/documents/files?id=${json.id}`)).status).toBe(200);
  });

  test("leaves alone what people did meanwhile", async () => {
    const { id } = await newProject();
    const { json } = await fixture.uploadDocument(id, leaflet, { pretranslate: "TM" });
    const { store } = fixture.core;
    const [first] = await readAll(store.segments.pages(fixture.organizationId, json.id));
    await store.segments.write([{ ...(first as NonNullable<typeof first>), target: "Mein Bus.", state: "confirmed" }]);
    await fixture.core.queue.settle();
    expect((await loadSegments(json.id))[0]).toMatchObject({ target: "Mein Bus.", state: "confirmed" });
  });

  test("of a job sends an event when it confirms", async () => {
    await fixture.events();
    const pair = { pretranslate: true, autoAccept: true };
    const { id, stats } = await fixture.createJob(fixture.memoryId, { pair, file: `${known}\n` });
    expect(stats.workflowStatus).toBe("READY_TO_START");
    await fixture.core.queue.settle();
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`, `PROJECT_UPDATE ${stats.projects[0].id}`]);
    expect((await project(stats.projects[0].id)).state).toBe("done");
  });
});
