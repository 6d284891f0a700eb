import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { buildTmx, importInto, memoryNow, memoryWith, newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import type { BytesName } from "../core/file-store.ts";
import { filesInMemory } from "../files/in-memory.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeEach(async () => {
  server = await openTestServer();
});

const jobFixture = [
  ["Mind the wet deck.", "Vorsicht, nasses Deck."],
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
] as const;

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../testing/fixtures/${name}`, import.meta.url)));

const readAll = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const query = async (id: number, text: string, n = 10) =>
  (await server.request("GET", `/v2/memories/query?id=${id}&n=${n}&query=${encodeURIComponent(text)}`)).json;

const refusal = async (...requests: Parameters<typeof server.request>) => {
  const { status, json, text } = await server.request(...requests);
  return [status, json?.message ?? text];
};

const otherUser = () => server.createKey("ben@harbour.example");

async function otherOrganization(): Promise<string> {
  return server.createKey(
    "eve@other.example",
    await server.core.store.accounts.createOrganization("Other", "business"),
  );
}

describe("queryMemory", () => {
  test("returns the closest entries with their metadata", async () => {
    const id = await memoryWith(server, jobFixture);
    expect(await query(id, "The ferry leaves at ten.")).toEqual([
      {
        source: "The ferry leaves at nine.",
        target: "Die Fähre legt um neun Uhr ab.",
        score: 88,
        metadata: {
          segment_id: expect.any(Number),
          resource_name: "harbour.tmx",
          user_email: "admin@localhost",
          created_at: 1741600800,
        },
      },
    ]);
    expect(await query(id, "Something else altogether")).toEqual([]);
  });

  test("orders by score and then newest first, at most n", async () => {
    const id = await memoryWith(server, [["Save.", "alt"]]);
    server.time.now += 60_000;
    await importInto(
      server,
      id,
      "new.tmx",
      buildTmx([
        ["Save.", "neu"],
        ["Save it.", "weg"],
      ]),
    );
    const targets = async (n?: number) => (await query(id, "Save.", n)).map(({ target }: { target: string }) => target);
    expect(await targets()).toEqual(["neu", "alt"]);
    expect(await targets(1)).toEqual(["neu"]);
  });

  test("says 404 for a memory that is not there and 401 for one that is not shared", async () => {
    const id = await newMemory(server);
    const target = `/v2/memories/query?id=${id}&query=a`;
    expect(await refusal("GET", "/v2/memories/query?id=99&query=a")).toEqual([404, "Memory 99 was not found."]);
    for (const key of [await otherUser(), await otherOrganization()]) {
      expect(await refusal("GET", target, { key })).toEqual([
        401,
        `Unauthorized: memory ${id} is not shared with you.`,
      ]);
      const { headers } = await server.request("GET", target, { key });
      expect(headers.get("www-authenticate")).toBe('Basic realm="Parlance"');
    }
  });

  test("takes a query of 1 to 5,000 characters and an n of 1 to 100", async () => {
    const id = await newMemory(server);
    const send = (rest: string) => refusal("GET", `/v2/memories/query?id=${id}&${rest}`);
    expect(await send("n=1")).toEqual([400, "query is required in the query."]);
    expect(await send("query=")).toEqual([400, "query must be between 1 and 5000 characters."]);
    expect(await send(`query=${"a".repeat(5001)}`)).toEqual([400, "query must be between 1 and 5000 characters."]);
    expect(await send("query=a&n=101")).toEqual([400, "n must be an integer between 1 and 100."]);
  });

  test("does not search terms", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "terms.csv", "gangway,Landgang\n");
    expect(await query(id, "gangway")).toEqual([]);
  });
});

describe("importMemory", () => {
  const post = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer> = buildTmx(jobFixture)) =>
    server.request("POST", "/v2/memories/import", { headers, body });

  test("is accepted at once, shows while it runs, and ends with a version and the file's name", async () => {
    const id = await newMemory(server);
    expect((await memoryNow(server, id)).is_processing).toBeNull();
    const { status, json } = await post({ memory_id: String(id), name: "harbour.tmx" });
    expect([status, json]).toEqual([200, { id, isProcessing: 1 }]);
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: true, version: 0, resources: [] });
    expect(await query(id, jobFixture[0][0])).toEqual([]);
    server.time.now += 5000;
    await server.settle();
    expect(await memoryNow(server, id)).toMatchObject({
      is_processing: false,
      version: 1,
      resources: ["harbour.tmx"],
      updated_at: 1741600805,
    });
    expect(await query(id, jobFixture[0][0])).toHaveLength(1);
  });

  test("has its own state, result and note, whatever else is imported, and retries name the same import", async () => {
    const id = await newMemory(server);
    const begin = async (name: string, body: string | Uint8Array<ArrayBuffer>, key: string) => {
      const headers = { memory_id: String(id), name, "idempotency-key": key };
      const response = await server.request("POST", "/v2/memories/import", { headers, body });
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      return response.headers.get("parlance-import");
    };
    const windows1252 = Uint8Array.from([..."gangway,Steg f\xfcr alle"], (character) => character.charCodeAt(0));
    const imports = [await begin("a.tmx", "<tmx", "1"), await begin("a.csv", windows1252, "2")];
    expect(await begin("a.tmx", "<tmx", "1")).toBe(imports[0]);
    const third = await begin("b.csv", "quay,Kai", "3");
    const memoryOf = async (importId: string | null, more = "") =>
      (await server.request("GET", `/v2/memories?import_id=${importId}${more}`)).json;
    expect(await memoryOf(third)).toMatchObject([{ id, is_processing: true }]);
    await server.settle();
    const after = await Promise.all([...imports, third].map((one) => memoryOf(one, `&id=${id}`)));
    expect(after.flat()).toMatchObject([
      { is_processing: false, import_error_message: expect.stringContaining("File extraction error") },
      { is_processing: false, import_note: expect.stringContaining("windows-1252") },
      { is_processing: false },
    ]);
    expect(after[2][0]).toEqual(await memoryNow(server, id));
    const other = await newMemory(server);
    expect(await memoryOf(third, `&id=${other}`)).toEqual({ message: `Import ${third} was not found.` });
  });

  test("takes its options in LILT-API too, and decodes the name", async () => {
    const id = await newMemory(server);
    await post({ "LILT-API": JSON.stringify({ memory_id: id, name: "Gr%C3%B6%C3%9Fe.tmx" }) });
    await server.settle();
    expect((await memoryNow(server, id)).resources).toEqual(["Größe.tmx"]);
  });

  test("names a file once, however often it is imported", async () => {
    const id = await memoryWith(server, jobFixture);
    await importInto(server, id, "other.tmx", buildTmx(jobFixture));
    expect(await importInto(server, id, "harbour.tmx", buildTmx(jobFixture))).toMatchObject({
      version: 3,
      resources: ["harbour.tmx", "other.tmx"],
    });
  });

  test.each([
    ["a file that is not what its name says", "a.tmx", "Mind the wet deck."],
    ["a file that breaks off", "a.tmx", buildTmx(jobFixture).slice(0, -30)],
    ["a file of other languages", "a.tmx", buildTmx(jobFixture, "en", "fr")],
    ["an archive without a TMX file", "a.tmx.zip", fixture("text.zip")],
    ["a TBX file with another root", "a.tbx", "<tmx/>"],
    ["a CSV file whose quote does not end", "a.csv", 'gangway,"Landgang'],
  ])("%s is accepted and changes nothing", async (_, name, body) => {
    const id = await newMemory(server);
    const before = await memoryNow(server, id);
    expect(await importInto(server, id, name, body)).toEqual({
      ...before,
      is_processing: false,
      import_error_message: expect.stringMatching(/^(File extraction error|No translatable content): /),
    });
    expect(await query(id, jobFixture[0][0])).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  test("compares languages without region", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.tmx", buildTmx([["Save.", "Speichern."]], "en-US", "de"));
    expect(await query(id, "Save.")).toHaveLength(1);
  });

  test("stores a repeated pair again, unless skip_duplicates says otherwise", async () => {
    const id = await newMemory(server);
    const twice = buildTmx([...jobFixture, jobFixture[0]]);
    await importInto(server, id, "a.tmx", twice, { skip_duplicates: "True" });
    expect(await query(id, jobFixture[0][0])).toHaveLength(1);
    const after = await importInto(server, id, "b.tmx", twice, { skip_duplicates: "1" });
    expect(after).toMatchObject({ version: 1, resources: ["a.tmx", "b.tmx"] });
    expect(await query(id, jobFixture[0][0])).toHaveLength(1);
    await importInto(server, id, "c.tmx", twice);
    expect(await query(id, jobFixture[0][0])).toHaveLength(3);
  });

  test("a pair of the same source with another target is no duplicate, and a deleted one is none", async () => {
    const id = await memoryWith(server, [["Save.", "Speichern."]]);
    const [entry] = await query(id, "Save.");
    const skip = { skip_duplicates: "true" };
    await importInto(server, id, "a.tmx", buildTmx([["Save.", "Sichern."]]), skip);
    expect(await query(id, "Save.")).toHaveLength(2);
    await server.request("DELETE", `/v2/memories/segment?id=${id}&segment_id=${entry.metadata.segment_id}`);
    await importInto(server, id, "a.tmx", buildTmx([["Save.", "Speichern."]]), skip);
    expect(await query(id, "Save.")).toHaveLength(2);
  });

  test("takes options that are sent as empty headers as absent", async () => {
    const id = await newMemory(server);
    const empty = { sdlxliff_filters: "", "LILT-API": "", has_header_row: "", skip_duplicates: " " };
    expect((await importInto(server, id, "harbour.tmx", buildTmx(jobFixture), empty)).resources).toEqual([
      "harbour.tmx",
    ]);
  });

  test("reads a zipped TMX file", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "harbour.tmx.zip", fixture("harbour.tmx.zip"));
    expect(await query(id, jobFixture[1][0])).toMatchObject([{ metadata: { resource_name: "harbour.tmx.zip" } }]);
  });

  test("a zipped TMX beyond what an import may unpack to changes nothing, and the log says why", async () => {
    const small = await openTestServer({ maxImportBytes: 100 });
    const id = await newMemory(small);
    await importInto(small, id, "harbour.tmx.zip", fixture("harbour.tmx.zip"));
    expect(await memoryNow(small, id)).toMatchObject({ version: 0, resources: [] });
    // The reason lacks the entry's name, which is the customer's.
    const reason = "File extraction error: the archive has more than 100 bytes unpacked";
    expect(small.logged).toContainEqual({ event: "import failed", import: 1, reason });
    await small.close();
  });

  test("reads XLIFF files under both extensions", async () => {
    const xliff = `<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>
      <trans-unit id="1"><source>Save.</source><target>Speichern.</target></trans-unit></body></file></xliff>`;
    const id = await newMemory(server);
    await importInto(server, id, "a.xliff", xliff);
    await importInto(server, id, "a.xlf", xliff);
    expect(await query(id, "Save.")).toHaveLength(2);
  });

  test("takes from an SDLXLIFF file what a filter fits, by every name of its fields", async () => {
    const file = readFileSync(new URL("../../../filters/fixtures/sdlxliff/segments/input.sdlxliff", import.meta.url));
    const entriesWith = async (headers: Record<string, string>) => {
      const id = await newMemory(server);
      await importInto(server, id, "a.sdlxliff", new Uint8Array(file), headers);
      const { entries } = server.core.store;
      const pages = await readAll(entries.changesSince(server.organizationId, id, 0));
      return pages.flatMap((page) => page.entries).length;
    };
    const filters = (...all: object[]) => ({ sdlxliff_filters: JSON.stringify(all) });
    const all = await entriesWith({});
    const translated = await entriesWith(filters({ confName: "Translated" }));
    expect(translated).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(translated);
    expect(await entriesWith(filters({ conf_name: "Translated", percentage: -1, allow_unlocked: "1" }))).toBe(
      translated,
    );
    expect(await entriesWith(filters({ confName: "Translated", allowUnlockedSegments: false }))).toBeLessThan(all);
    const options = { sdlxliff_filters: [{ confName: "Translated" }] };
    expect(await entriesWith({ "LILT-API": JSON.stringify(options) })).toBe(translated);
  });

  test("checks its options and objects before it reads the body", async () => {
    const id = String(await newMemory(server));
    const name = "a.tmx";
    const refuse = (headers: Record<string, string>, body = "x") =>
      refusal("POST", "/v2/memories/import", { headers, body });
    expect(await refuse({ name })).toEqual([400, "memory_id is required."]);
    expect(await refuse({ memory_id: id })).toEqual([400, "name is required."]);
    expect(await refuse({ memory_id: "99", name })).toEqual([404, "Memory 99 was not found."]);
    expect(await refuse({ memory_id: id, name }, "")).toEqual([400, "The body is empty."]);
    expect(await refuse({ "LILT-API": "x" })).toEqual([400, "The header LILT-API must hold a JSON object."]);
    expect(await refuse({ memory_id: id, name: "größe.tmx" })).toEqual([
      400,
      "The header name must be US-ASCII or URI-encoded.",
    ]);
    expect(await refuse({ memory_id: id, name: "a%0Ab.tmx" })).toEqual([
      400,
      "name must be free of control characters.",
    ]);
    expect(await refuse({ memory_id: id, name, sdlxliff_filters: "x" })).toEqual([
      400,
      "sdlxliff_filters must be JSON; send it in the header LILT-API.",
    ]);
    expect(await refuse({ memory_id: id, name, "content-type": "multipart/form-data; boundary=x" })).toEqual([
      415,
      "Send the file as the raw body, not multipart/form-data.",
    ]);
    expect((await memoryNow(server, Number(id))).is_processing).toBeNull();
  });

  test("takes ten seconds with the fault import-pending, and others queue after it", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "slow.tmx", buildTmx(jobFixture), { "parlance-fault": "import-pending" });
    const waiting = await importInto(server, id, "quick.tmx", buildTmx(jobFixture));
    expect(waiting).toMatchObject({ is_processing: true, resources: [] });
    server.time.now += 10_000;
    await server.settle();
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: false, resources: ["slow.tmx", "quick.tmx"] });
  });

  test("shows nothing of a file that is half read, and begins again after a crash", async () => {
    const id = await newMemory(server);
    const many = Array.from({ length: 1200 }, (_, at) => [`Berth ${at} is free.`, `Platz ${at} ist frei.`] as const);
    await post({ memory_id: String(id), name: "a.tmx" }, buildTmx(many));
    const { imports, entries, tasks } = server.core.store;
    // Another process claimed the task two seconds later, wrote some rows, and was killed.
    server.time.now += 2000;
    const task = await tasks.claim("killed", 30_000);
    const match = await imports.find(server.organizationId, 1);
    if (!task || !match) throw new Error("There is no import.");
    await entries.insertImported(server.organizationId, match, [{ source: "Berth 1 is free.", target: "halb" }]);
    await server.settle();
    expect(await query(id, "Berth 1 is free.")).toEqual([]);
    server.time.now += 30_000;
    await server.settle();
    expect((await query(id, "Berth 1 is free.")).map(({ target }: { target: string }) => target)[0]).toBe(
      "Platz 1 ist frei.",
    );
    expect((await query(id, "Berth 1 is free.", 100)).some(({ target }: { target: string }) => target === "halb")).toBe(
      false,
    );
    expect(await memoryNow(server, id)).toMatchObject({ version: 1, is_processing: false });
  });

  test("that cannot be done is given up after five attempts, and no one waits for it", async () => {
    const files = filesInMemory();
    const broken = { ...files, read: () => Promise.reject(new Error("The disk is broken.")) };
    server = await openTestServer({ files: broken });
    const id = await newMemory(server);
    await post({ memory_id: String(id), name: "a.tmx" });
    for (let attempt = 0; attempt < 6; attempt++) {
      await server.settle();
      server.time.now += 60_000;
    }
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: false, version: 0, resources: [] });
    expect(server.errors).toHaveLength(5);
  });

  test("into a memory that was deleted meanwhile ends quietly", async () => {
    const id = await newMemory(server);
    await post({ memory_id: String(id), name: "a.tmx" });
    await server.request("DELETE", `/v2/memories?id=${id}`);
    await server.settle();
    expect(server.errors).toEqual([]);
    expect((await server.request("GET", `/v2/memories?id=${id}`)).status).toBe(404);
  });
});

describe("deleteMemory", () => {
  test("erases entries, terms, imports and the exported termbase", async () => {
    const id = await memoryWith(server, jobFixture);
    await importInto(server, id, "terms.csv", "gangway,Landgang\n");
    await server.request("POST", `/v2/memories/termbase/export?id=${id}`);
    await server.settle();
    await server.request("DELETE", `/v2/memories?id=${id}`);
    await server.settle();
    const { entries, terms, imports } = server.core.store;
    const { organizationId } = server;
    expect(await readAll(entries.changesSince(organizationId, id, 0))).toEqual([]);
    expect(await readAll(terms.pages(organizationId, id))).toEqual([]);
    expect(await imports.find(organizationId, 1)).toBeUndefined();
    expect(await refusal("GET", `/v2/memories/query?id=${id}&query=a`)).toEqual([404, `Memory ${id} was not found.`]);
  });
});

describe("deleteMemorySegment", () => {
  test("takes an entry out of the very next query and raises the version", async () => {
    const id = await memoryWith(server, jobFixture);
    const [entry] = await query(id, jobFixture[0][0]);
    const target = `/v2/memories/segment?id=${id}&segment_id=${entry.metadata.segment_id}`;
    expect((await server.request("DELETE", target)).json).toEqual({ success: true });
    expect(await query(id, jobFixture[0][0])).toEqual([]);
    expect((await memoryNow(server, id)).version).toBe(2);
    const message = `Segment ${entry.metadata.segment_id} was not found.`;
    expect(await refusal("DELETE", target)).toEqual([404, message]);
    expect((await memoryNow(server, id)).version).toBe(2);
  });

  test("does not know entries of other memories, nor those of an import under way", async () => {
    const id = await memoryWith(server, jobFixture);
    const [entry] = await query(id, jobFixture[0][0]);
    const { segment_id } = entry.metadata;
    const other = await newMemory(server);
    const remove = (memoryId: number, entryId: number, key?: string) =>
      refusal("DELETE", `/v2/memories/segment?id=${memoryId}&segment_id=${entryId}`, key === undefined ? {} : { key });
    expect(await remove(other, segment_id)).toEqual([404, `Segment ${segment_id} was not found.`]);
    expect(await remove(99, segment_id)).toEqual([404, "Memory 99 was not found."]);
    expect((await remove(id, segment_id, await otherOrganization()))[0]).toBe(401);
    const { entries, imports } = server.core.store;
    const match = { memoryId: id, name: "a.tmx", file: "" as BytesName, userEmail: "", options: optionsOf() };
    const importId = await imports.add(server.organizationId, match);
    await entries.insertImported(server.organizationId, { id: importId, ...match }, [{ source: "a", target: "b" }]);
    const hidden = segment_id + 2;
    expect(await remove(id, hidden)).toEqual([404, `Segment ${hidden} was not found.`]);
  });

  const optionsOf = () => ({ hasHeaderRow: false, skipDuplicates: false });
});

describe("the termbase", () => {
  const exported = async (id: number) => {
    await server.request("POST", `/v2/memories/termbase/export?id=${id}`);
    await server.settle();
    return server.request("GET", `/v2/memories/termbase/download?id=${id}`);
  };
  const csv = async (id: number) => (await exported(id)).text;

  test("is exported in the background and downloaded as a CSV file", async () => {
    const id = await newMemory(server);
    const terms = "source,target,note\ngangway,Landgang,\nharbour pilot,Hafenlotse,person\nberth,Liegeplatz,\n";
    await importInto(server, id, "terms.csv", terms, { has_header_row: "true" });
    expect(await refusal("GET", `/v2/memories/termbase/download?id=${id}`)).toEqual([
      409,
      `The termbase of memory ${id} has not been exported.`,
    ]);
    const { json } = await server.request("POST", `/v2/memories/termbase/export?id=${id}`);
    expect(json).toEqual({ id, is_processing: 1 });
    expect((await memoryNow(server, id)).is_processing).toBe(true);
    await server.settle();
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: false, version: 1, resources: ["terms.csv"] });
    const { status, headers, text } = await server.request("GET", `/v2/memories/termbase/download?id=${id}`);
    expect([status, text]).toEqual([200, terms.replaceAll("\n", "\r\n")]);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="termbase-${id}.csv"; filename*=UTF-8''termbase-${id}.csv`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("is imported from an Excel workbook too", async () => {
    const id = await newMemory(server);
    const file = readFileSync(new URL("../../../filters/fixtures/xlsx/libreoffice/input.xlsx", import.meta.url));
    await importInto(server, id, "terms.xlsx", new Uint8Array(file), { has_header_row: "true" });
    expect(await csv(id)).toMatch(/^source,target\r\nNight ferry,12\r\n/);
  });

  test("of a memory without terms is a first line", async () => {
    expect(await csv(await newMemory(server))).toBe("source,target\r\n");
  });

  test("cannot be downloaded while it is exported, not even as it was before", async () => {
    const id = await newMemory(server);
    await exported(id);
    const headers = { "parlance-fault": "export-pending" };
    await server.request("POST", `/v2/memories/termbase/export?id=${id}`, { headers });
    await server.settle();
    const download = () => refusal("GET", `/v2/memories/termbase/download?id=${id}`);
    expect(await download()).toEqual([409, `The termbase of memory ${id} is still being exported.`]);
    server.time.now += 10_000;
    await server.settle();
    expect((await download())[0]).toBe(200);
  });

  test("keeps its last export as it was, whatever is imported since", async () => {
    const id = await newMemory(server);
    const before = await csv(id);
    await importInto(server, id, "terms.csv", "gangway,Landgang\n");
    expect((await server.request("GET", `/v2/memories/termbase/download?id=${id}`)).text).toBe(before);
    expect(await csv(id)).toBe("source,target\r\ngangway,Landgang\r\n");
  });

  test("names columns without a header, skips rows that lack a side, and keeps fields with commas", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.csv", 'gangway,Landgang,noun,"steg, fest"\n,Leer\nleer,\nberth,Liegeplatz,,x\n');
    expect(await csv(id)).toBe(
      'source,target,column3,column4\r\ngangway,Landgang,noun,"steg, fest"\r\nberth,Liegeplatz,,x\r\n',
    );
  });

  test("reads tabs and TBX", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.tsv", "gangway\tLandgang\n");
    const langSet = (language: string, term: string) =>
      `<langSet xml:lang="${language}"><tig><term>${term}</term></tig></langSet>`;
    const entry = `<termEntry id="1">${langSet("en", "berth")}${langSet("de", "Liegeplatz")}</termEntry>`;
    await importInto(server, id, "a.tbx", `<martif type="TBX"><text><body>${entry}</body></text></martif>`);
    expect(await csv(id)).toBe("source,target\r\ngangway,Landgang\r\nberth,Liegeplatz\r\n");
  });

  test("updates a pair that is known, also within one file", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.csv", "s,t,note\ngangway,Landgang,a\ngangway,Steg,b\n", { has_header_row: "1" });
    await importInto(server, id, "b.csv", "s,t,note\ngangway,Landgang,c\ngangway,Landgang,d\n", {
      has_header_row: "1",
    });
    expect(await csv(id)).toBe("source,target,note\r\ngangway,Steg,b\r\ngangway,Landgang,d\r\n");
  });

  test("keeps a known pair as it is with skip_duplicates", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.csv", "gangway,Landgang,a\n");
    const after = await importInto(server, id, "b.csv", "gangway,Landgang,b\n", { skip_duplicates: "1" });
    expect(after).toMatchObject({ version: 1, resources: ["a.csv", "b.csv"] });
    expect(await csv(id)).toBe("source,target,column3\r\ngangway,Landgang,a\r\n");
  });

  test("leaves out entries of more than 10,000 characters and takes the other rows", async () => {
    const id = await newMemory(server);
    const longest = "😀".repeat(10_000);
    await importInto(server, id, "a.csv", `${longest}a,b\n${longest},c\nd,e\n`);
    expect(await csv(id)).toBe(`source,target\r\n${longest},c\r\nd,e\r\n`);
    expect(server.logged).toEqual([{ event: "import row skipped", import: 1, row: 1, reason: "longer than allowed" }]);
  });

  test("leaves out translations of more than 10,000 characters as well", async () => {
    const id = await newMemory(server);
    const pair = (source: string, target: string) =>
      `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
    const further = '<tuv xml:lang="de"><seg>Liegeplatz</seg></tuv></tu>';
    const units = [pair("a".repeat(10_001), "b"), pair("berth", "b".repeat(300_000)).replace("</tu>", further)];
    const pairs = units.join("") + pair("deck", "Deck");
    await importInto(server, id, "a.tmx", `<tmx version="1.4"><header srclang="en"/><body>${pairs}</body></tmx>`);
    const skipped = { event: "import row skipped", import: 1, reason: "longer than allowed" };
    expect(server.logged).toEqual([1, 2].map((row) => ({ ...skipped, row })));
    const { json } = await server.request("GET", `/v2/memories?id=${id}`);
    expect(json[0].import_note).toBe(
      "Skipped entries with more than 10,000 characters: 2. Skipped further translations of long texts: 1.",
    );
  });

  test("of a file that can't be read logs the location, and nothing of its text", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.tbx", "<martif>\n<secret></martif>");
    const reason = "File extraction error: an element is closed with a different name at line 2, column 9";
    expect(server.logged).toEqual([{ event: "import failed", import: 1, reason }]);
  });

  test.each([
    [
      "a.tbx",
      "<martif>\n<b></martif>",
      "File extraction error: an element is closed with a different name at line 2, column 4",
    ],
    [
      "a.tmx",
      "<tmx",
      "File extraction error: a tag, comment or section that is not well formed or not closed at line 1, column 1",
    ],
    ["a.tmx.zip", "plain text", "File extraction error: no .tmx file in the archive, or no archive"],
    ["a.xlsx", "plain text", "File extraction error: not a ZIP archive, or a truncated one"],
    ["a.csv", 'a,"b', "File extraction error: quotes that do not fit in row 1"],
    ["a.csv", "a,\n", "No translatable content: no row with a source and a target"],
    ["a.tmx", "<tmx/>", "No translatable content: no translation from en to de"],
    [
      "a.tbx",
      '<martif><termEntry><langSet xml:lang="eng"><term>a</term></langSet><langSet xml:lang="fr"><term>b</term></langSet></termEntry></martif>',
      "No translatable content: no translation from en to de; the file has eng, fr",
    ],
    [
      "a.csv",
      `${"a".repeat(10_001)},b\n`,
      "No translatable content: no row with a source and a target of at most 10,000 characters",
    ],
  ])("of %s with %j shows at the memory why it failed, until one is well", async (name, file, reason) => {
    const id = await newMemory(server);
    expect(await memoryNow(server, id)).not.toHaveProperty("import_error_message");
    await importInto(server, id, name, file);
    expect(await memoryNow(server, id)).toMatchObject({ version: 0, resources: [], import_error_message: reason });
    await importInto(server, id, "b.csv", "a,b\n");
    expect(await memoryNow(server, id)).not.toHaveProperty("import_error_message");
  });

  test("of more pairs than allowed says so, and leaves nothing of those that were written", async () => {
    const small = await openTestServer({ maxImportPairs: 700 });
    const id = await newMemory(small);
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `term ${at},Wort ${at}\n`).join("");
    await importInto(small, id, "a.csv", rows(701));
    expect(await memoryNow(small, id)).toMatchObject({
      version: 0,
      resources: [],
      is_processing: false,
      import_error_message: "File extraction error: more than 700 translations or terms",
    });
    const read = async () => (await readAll(small.core.store.terms.pages(small.organizationId, id))).flat().length;
    expect(await read()).toBe(0);
    await importInto(small, id, "a.csv", rows(700));
    expect(await read()).toBe(700);
    await small.close();
  });

  test("of a list that is not UTF-8 is read as windows-1252, and the memory says so", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "a.csv", Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x2c, 0xdc));
    expect(await memoryNow(server, id)).toMatchObject({
      resources: ["a.csv"],
      import_note: "The file declares no encoding and isn't UTF-8, so it was read as windows-1252.",
    });
    expect(await csv(id)).toBe("source,target\r\nCaf\u00E9,\u00DC\r\n");
    await importInto(server, id, "b.csv", "a,b\n");
    expect(await memoryNow(server, id)).not.toHaveProperty("import_note");
  });

  test.each(["harbour.foo", "harbour", "harbour.docx", ".."])(
    "of %s is accepted, and ends with the reason that nothing reads it",
    async (name) => {
      const id = await newMemory(server);
      await importInto(server, id, name, "a,b\n");
      expect(await memoryNow(server, id)).toMatchObject({
        is_processing: false,
        version: 0,
        resources: [],
        import_error_message:
          "Unsupported file type: not one of .tmx, .tmx.zip, .sdltm, .xliff, .xlf, .sdlxliff, .mqxliff, .mxliff, .txlf, .csv, .tsv, .xlsx, .tbx",
      });
    },
  );

  test("of a memory of memoQ ends with what to export instead", async () => {
    const id = await newMemory(server);
    await importInto(server, id, "Harbour.TMQ", "a");
    expect((await memoryNow(server, id)).import_error_message).toBe(
      "Unsupported file type: export the .tmq memory as TMX from memoQ",
    );
  });

  test("says 404 and 401 like every operation that names a memory", async () => {
    const id = await newMemory(server);
    for (const [method, path] of [
      ["POST", "export"],
      ["GET", "download"],
    ] as const) {
      expect((await refusal(method, `/v2/memories/termbase/${path}?id=99`))[0]).toBe(404);
      expect((await refusal(method, `/v2/memories/termbase/${path}?id=${id}`, { key: await otherUser() }))[0]).toBe(
        401,
      );
    }
  });
});

test.each([
  [
    { srclang: "en", trglang: "zh-TW" },
    { srclang: "en", srclocale: null, trglang: "zh", trglocale: "TW" },
  ],
  [
    { srclang: "en-US", trglang: "zt" },
    { srclang: "en", srclocale: "US", trglang: "zh", trglocale: "TW" },
  ],
  [
    { srclang: "eng", trglang: "zh-TW", trglocale: "HK" },
    { srclang: "en", trglang: "zh", trglocale: "HK" },
  ],
  [
    { srclang: "en", trglang: "de", srclocale: "", trglocale: "" },
    { srclocale: null, trglocale: null },
  ],
])("a memory of %j has %j", async (sent, match) => {
  const response = await server.request("POST", "/v2/memories", { body: { name: "Signs", ...sent } });
  expect([response.status, response.json]).toEqual([200, expect.objectContaining(match)]);
});
