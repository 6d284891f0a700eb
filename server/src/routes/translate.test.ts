import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildTmx, importInto, memoryWith, newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;
let memory: number;

const fixture = [
  ["Mind the wet deck.", "Vorsicht, nasses Deck."],
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
  ["The bus leaves at ten.", "Der Bus fährt um zehn Uhr ab."],
  ["Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."],
  ["One ticket is sold on board.", "Eine Fahrkarte wird an Bord verkauft."],
  ["Tickets are sold on board.", "Fahrkarten werden an Bord verkauft."],
] as const;

beforeEach(async () => {
  server = await openTestServer();
  memory = await memoryWith(server, fixture);
});

const translate = async (source: string | undefined, options: object = {}) => {
  const body = { memory_id: memory, source, ...options };
  const { status, json } = await server.request("POST", "/v2/translate", { body });
  if (status !== 200) throw new Error(json.message);
  return json;
};
const targets = async (source: string, options: object = {}) =>
  (await translate(source, options)).translation.map(({ target }: { target: string }) => target);

const refusal = async (body: object, key?: string) => {
  const { status, json, text } = await server.request("POST", "/v2/translate", { body, ...(key && { key }) });
  return [status, json?.message ?? text];
};

/** d0 w0 d1 w1 … dn */
const join = (words: string[], delimiters: string[]) =>
  delimiters.map((delimiter, at) => delimiter + (words[at] ?? "")).join("");

describe("translateText", () => {
  test("returns the exact match first and then the machine's translation, with the tokens of the source", async () => {
    expect(await translate("Mind the wet deck.")).toEqual({
      untokenizedSource: "Mind the wet deck.",
      tokenizedSource: "Mind the wet deck .",
      sourceDelimiters: ["", " ", " ", " ", "", ""],
      translation: [
        { target: "Vorsicht, nasses Deck.", score: 100, isTMMatch: true },
        { target: "Vorsicht, nasses Deck.", score: expect.any(Number), isTMMatch: false },
      ],
    });
  });

  test("lists no fuzzy matches, but lets them shape the machine's translation", async () => {
    const { translation } = await translate("The ferry leaves at ten.", { n: 3 });
    expect(translation[0]).toMatchObject({ target: "Die Fähre legt um zehn Uhr ab.", isTMMatch: false });
    expect(translation.every(({ isTMMatch }: { isTMMatch: boolean }) => !isTMMatch)).toBe(true);
    expect(new Set(translation.map(({ target }: { target: string }) => target)).size).toBe(translation.length);
  });

  test("leaves out memory matches without tm_matches", async () => {
    const { translation } = await translate("Mind the wet deck.", { tm_matches: false });
    expect(translation).toMatchObject([{ isTMMatch: false }]);
  });

  test("lists up to n exact matches with distinct targets, newest first", async () => {
    const more = [
      ["Save.", "Speichern."],
      ["Save.", "Sichern."],
      ...Array.from({ length: 30 }, () => ["Save.", "Retten."] as const),
    ] as const;
    await importInto(server, memory, "a.tmx", buildTmx(more));
    const exact = async (n: number) =>
      (await translate("Save.", { n })).translation
        .filter(({ isTMMatch }: { isTMMatch: boolean }) => isTMMatch)
        .map(({ target }: { target: string }) => target);
    expect(await exact(10)).toEqual(["Retten.", "Sichern.", "Speichern."]);
    expect(await exact(2)).toEqual(["Retten.", "Sichern."]);
  });

  test("gives all details with rich", async () => {
    const { translation } = await translate("Mind the wet deck.", { rich: true });
    expect(translation[0]).toEqual({
      target: "Vorsicht, nasses Deck.",
      targetWithTags: "Vorsicht, nasses Deck.",
      score: 100,
      isTMMatch: true,
      targetWords: ["Vorsicht", ",", "nasses", "Deck", "."],
      targetDelimiters: ["", "", " ", " ", "", ""],
    });
    const [machine] = (await translate("The ferry leaves at ten.", { rich: true })).translation;
    expect(join(machine.targetWords, machine.targetDelimiters)).toBe(machine.target);
    expect(machine.align).toMatch(/^\d+-\d+( \d+-\d+)*$/);
    expect(machine.provenance.split(" ")).toHaveLength(machine.targetWords.length);
    expect(machine.provenance.split(" ").map(Number)).toContain(1);
  });

  test("never has a forbidden term of the termbase's columns", async () => {
    const terms = "en,de,Forbidden,Do not translate\nferry,Fähre,yes,\nberth,Liegeplatz,,yes\n";
    expect((await targets("The ferry leaves at ten."))[0]).toContain("Fähre");
    await importInto(server, memory, "flags.csv", terms, { has_header_row: "true" });
    expect((await targets("The ferry leaves at ten."))[0]).not.toContain("Fähre");
    expect((await targets("The berth leaves at ten."))[0]).toContain("berth");
    await importInto(server, memory, "flags.csv", "ferry,Fähre\nberth,Liegeplatz\n");
    expect((await targets("The berth leaves at ten."))[0]).toContain("Liegeplatz");
  });

  test("numbers the words of terms below zero", async () => {
    await importInto(server, memory, "terms.csv", "gangway,Gangway\n");
    const [{ target, provenance, targetWords }] = (await translate("The wet gangway leaves.", { rich: true }))
      .translation;
    expect(target).toContain("Gangway");
    expect(provenance.split(" ")[targetWords.indexOf("Gangway")]).toBe("-1");
  });

  test("begins every translation with the prefix and leaves out matches that do not", async () => {
    for (const target of await targets("The ferry leaves at ten.", { prefix: "Die Fäh", n: 3 })) {
      expect(target).toMatch(/^Die Fäh/);
    }
    const { translation } = await translate("Mind the wet deck.", { prefix: "Acht", n: 3 });
    expect(translation.length).toBeGreaterThan(0);
    for (const { target, isTMMatch } of translation)
      expect([target.startsWith("Acht"), isTMMatch]).toEqual([true, false]);
    expect((await translate("Mind the wet deck.", { prefix: "Vorsicht" })).translation[0].isTMMatch).toBe(true);
  });

  test("drops inline tags, and places them with project_tags", async () => {
    const source = "Mind the <b>wet</b> deck.";
    const [plain] = (await translate(source)).translation;
    expect(plain).toEqual({ target: "Vorsicht, nasses Deck.", score: expect.any(Number), isTMMatch: false });
    const [tagged] = (await translate(source, { project_tags: true })).translation;
    expect(tagged.target).toBe("Vorsicht, nasses Deck.");
    expect(tagged.targetWithTags).toMatch(/<b>.*<\/b>/);
    expect(tagged.targetWithTags.replaceAll(/<\/?b>/g, "")).toBe(tagged.target);
    expect(Object.keys(tagged)).not.toContain("targetWords");
  });

  test("an exact match has its own tags", async () => {
    const pair = ["<g id='1'>Save</g> it.", "<g id='1'>Sichern</g>."] as const;
    await importInto(server, memory, "a.tmx", buildTmx([pair]));
    const [match] = (await translate(pair[0], { project_tags: true })).translation;
    expect(match).toEqual({ target: "Sichern.", targetWithTags: pair[1], score: 100, isTMMatch: true });
  });

  test("tokens and delimiters of the source give it back, tags included", async () => {
    const source = "  Mind the <b>wet</b> deck.<br/>";
    const { tokenizedSource, sourceDelimiters } = await translate(source);
    expect(tokenizedSource).toBe("Mind the wet deck .");
    expect(join(tokenizedSource.split(" "), sourceDelimiters)).toBe(source);
  });

  test("keeps ICU syntax and arguments and translates the text of each branch", async () => {
    const message = "{count, plural, one {One ticket is sold on board.} other {Tickets are sold on board.}}";
    const [translation] = (await translate(message, { containsICUData: true, rich: true })).translation;
    expect(translation.target).toBe(
      "{count, plural, one {Eine Fahrkarte wird an Bord verkauft.} other {Fahrkarten werden an Bord verkauft.}}",
    );
    expect(join(translation.targetWords, translation.targetDelimiters)).toBe(translation.target);
    expect(translation.targetWords).toContain("Fahrkarten");
    expect(translation.targetWords).not.toContain("plural");
    const [argument] = await targets("Please keep the {name} clear.", { containsICUData: true });
    expect(argument).toContain("{name}");
  });

  test("an ICU message continues from a prefix that ends within it", async () => {
    const message = "{count, plural, one {One ticket is sold on board.} other {Tickets are sold on board.}}";
    const prefix = "{count, plural, one {Ein";
    for (const target of await targets(message, { containsICUData: true, prefix })) {
      expect(target.startsWith(prefix)).toBe(true);
    }
  });

  test("a text that is no ICU message is translated like any other", async () => {
    const broken = "Mind the wet deck. {";
    expect(await targets(broken, { containsICUData: true, tm_matches: false })).toEqual(
      await targets(broken, { tm_matches: false }),
    );
  });

  test("an empty source has no translation", async () => {
    const empty = { untokenizedSource: "", tokenizedSource: "", sourceDelimiters: [""], translation: [] };
    expect(await translate("")).toEqual(empty);
    expect(await translate(undefined, { rich: true, n: 10 })).toEqual(empty);
    expect((await translate("  ")).translation).toEqual([]);
  });

  test("a fuzzy match never stands for a translation: the source words come back with score 0", async () => {
    const source = "The <b>ferry</b> leaves at noon.";
    expect((await translate(source, { rich: true, n: 3 })).translation).toEqual([
      {
        target: "The ferry leaves at noon.",
        targetWithTags: source,
        score: 0,
        isTMMatch: false,
        align: "0-0 1-1 2-2 3-3 4-4 5-5",
        provenance: "0 0 0 0 0 0",
        targetWords: ["The", "ferry", "leaves", "at", "noon", "."],
        targetDelimiters: ["", " ", " ", " ", " ", "", ""],
      },
    ]);
  });

  test("words that nothing is known of come back with score 0", async () => {
    memory = await newMemory(server);
    expect((await translate("Mind the wet deck.")).translation).toEqual([
      { target: "Mind the wet deck.", score: 0, isTMMatch: false },
    ]);
  });

  test("ignores source_hash", async () => {
    expect(await translate("Mind the wet deck.", { source_hash: 17 })).toEqual(await translate("Mind the wet deck."));
  });

  test("takes a source of up to 5,000 characters and an n of 1 to 10", async () => {
    expect(
      (await server.request("POST", "/v2/translate", { body: { memory_id: memory, source: "😀".repeat(5000) } }))
        .status,
    ).toBe(200);
    expect(await refusal({ memory_id: memory, source: "😀".repeat(5001) })).toEqual([
      400,
      "source must be at most 5000 characters; it has 5001.",
    ]);
    expect(await refusal({ source: "a" })).toEqual([400, "memory_id is required."]);
    expect(await refusal({ memory_id: memory, n: 11 })).toEqual([400, "n must be an integer between 1 and 10."]);
  });

  test("says 404 for a memory that is not there and 401 for one that is not shared", async () => {
    expect(await refusal({ memory_id: 99 })).toEqual([404, "Memory 99 was not found."]);
    const other = await server.core.store.accounts.createOrganization("Other", "business");
    for (const key of [
      await server.createKey("ben@harbour.example"),
      await server.createKey("eve@other.example", other),
    ]) {
      expect(await refusal({ memory_id: memory }, key)).toEqual([
        401,
        `Unauthorized: memory ${memory} is not shared with you.`,
      ]);
    }
  });
});

describe("a change", () => {
  test("is known to the next translation: entries put, replaced and deleted", async () => {
    const { store } = server.core;
    const entry = { id: 5000, documentId: 7, resource: "leaflet.txt", userEmail: "ana@harbour.example" };
    const put = (target: string) =>
      store.atomically((tx) =>
        tx.entries.put(server.organizationId, memory, [{ ...entry, source: "Beware of the gulls.", target }]),
      );
    await put("Achtung, Möwen.");
    expect(await targets("Beware of the gulls.")).toEqual(["Achtung, Möwen.", "Achtung, Möwen."]);
    await put("Vorsicht, Möwen!");
    expect(await targets("Beware of the gulls.")).toEqual(["Vorsicht, Möwen!", "Vorsicht, Möwen!"]);
    await server.request("DELETE", `/v2/memories/segment?id=${memory}&segment_id=5000`);
    expect((await translate("Beware of the gulls.")).translation).not.toContainEqual(
      expect.objectContaining({ isTMMatch: true }),
    );
  });
});

describe("usage", () => {
  const production = () => server.createKey("admin@localhost", server.organizationId, false);
  const send = async (source: string, key: string) =>
    (await server.request("POST", "/v2/translate", { key, body: { memory_id: memory, source } })).status;
  const usage = async () => {
    await server.core.services.usageCounts.write();
    return server.core.store.usage.list(server.organizationId);
  };

  test("counts the source characters of production keys, and nothing of refused requests", async () => {
    await send("😀 deck", await server.createKey());
    expect(await usage()).toEqual([]);
    const key = await production();
    expect([await send("😀 deck", key), await send("", key), await send("a".repeat(5001), key)]).toEqual([
      200, 200, 400,
    ]);
    server.time.now += 24 * 3600 * 1000;
    await send("deck", key);
    expect(await usage()).toEqual([
      { keyId: expect.any(Number), day: "2025-03-10", characters: 6 },
      { keyId: expect.any(Number), day: "2025-03-11", characters: 4 },
    ]);
  });

  test("that can't be written stops no translation, and is written with the next", async () => {
    const key = await production();
    const writing = vi.spyOn(server.core.store.usage, "add").mockRejectedValueOnce(new Error("The disk is full."));
    expect(await send("deck", key)).toBe(200);
    expect(await usage()).toEqual([]);
    expect(server.errors).toHaveLength(1);
    expect(await send("deck", key)).toBe(200);
    expect(await usage()).toMatchObject([{ characters: 8 }]);
    expect(writing).toHaveBeenCalledTimes(2);
  });
});

describe("the undocumented form of the operation", () => {
  const send = (query: Record<string, string>) =>
    server.request("GET", `/v2/translate?${new URLSearchParams({ memory_id: String(memory), ...query })}`);

  test("takes the fields in the query", async () => {
    const { status, json } = await send({ source: "Mind the wet deck.", rich: "True", n: "2" });
    expect([status, json]).toEqual([200, await translate("Mind the wet deck.", { rich: true, n: 2 })]);
    expect((await send({})).json).toEqual(await translate(""));
  });

  test.each(["containsICUData", "contains_icu_data"])("reads %s", async (name) => {
    const message = "{count, plural, one {One ticket is sold on board.} other {Tickets are sold on board.}}";
    const { json } = await send({ source: message, [name]: "1" });
    expect(json).toEqual(await translate(message, { containsICUData: true }));
  });

  test("has the errors of the operation", async () => {
    const failed = async (query: Record<string, string>) => {
      const { status, json } = await send(query);
      return [status, json.message];
    };
    expect(await failed({ memory_id: "99" })).toEqual([404, "Memory 99 was not found."]);
    expect(await failed({ n: "11" })).toEqual([400, "n must be an integer between 1 and 10."]);
    expect(await failed({ source: "a".repeat(5001) })).toEqual([
      400,
      "source must be at most 5000 characters; it has 5001.",
    ]);
  });
});

test.each(["/v2", "/v2/"])("GET %s returns the API's name with any valid key", async (path) => {
  expect((await server.request("GET", path)).json).toEqual({ api_name: "Parlance", api_root: "/v2" });
  expect((await server.request("GET", path, { key: "wrong" })).status).toBe(401);
  expect((await server.request("POST", path)).headers.get("allow")).toBe("GET, HEAD");
});
