import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asLibreTranslate, knownKey, openService } from "../../../../testing/translation-services.ts";
import type { Measurement } from "../../../evaluation/measure.ts";
import { openedStore } from "../../database/database.ts";
import { runCli } from "../run-cli.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "evaluate-"));
  await writeFile(join(folder, "harbor.tmx"), tmx);
});
afterAll(() => rm(folder, { recursive: true }));

async function run(words: readonly string[], env: Record<string, string> = {}) {
  const printed: Record<"out" | "error", string[]> = { out: [], error: [] };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => printed.out.push(text)),
    vi.spyOn(console, "error").mockImplementation((text) => printed.error.push(text)),
  ];
  try {
    const code = await runCli(words, { PARLANCE_DATA: join(folder, "data"), ...env });
    return { code, out: printed.out.join("\n"), error: printed.error.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const evaluateFile = (options: readonly string[] = [], env?: Record<string, string>) =>
  run(["evaluate", join(folder, "harbor.tmx"), ...options], env);

/** Sentences of a few words in every combination, so that each is new and all of its words are known. */
const nouns = [
  ["ferry", "Fähre"],
  ["crane", "Winde"],
  ["buoy", "Boje"],
  ["bridge", "Brücke"],
  ["launch", "Barkasse"],
  ["lock", "Schleuse"],
];
const verbs = [
  ["waits", "wartet"],
  ["turns", "dreht"],
  ["sinks", "sinkt"],
  ["opens", "öffnet"],
  ["rises", "steigt"],
];
const times = [
  ["today", "heute"],
  ["tomorrow", "morgen"],
  ["again", "wieder"],
  ["now", "jetzt"],
];
const units = nouns.flatMap(([noun, Noun]) =>
  verbs.flatMap(([verb, Verb]) =>
    times.map(
      ([time, Time]) =>
        `<tu><tuv xml:lang="en"><seg>The ${noun} ${verb} ${time}.</seg></tuv><tuv xml:lang="de"><seg>Die ${Noun} ${Verb} ${Time}.</seg></tuv></tu>`,
    ),
  ),
);
const tmx = `<tmx version="1.4"><header srclang="en"/><body>${units.join("")}</body></tmx>`;

const jsonOf = ({ out }: { out: string }) =>
  JSON.parse(out) as { learned: number; heldOut: number; results: Measurement[] };

test("a TMX file is evaluated without a server: by engine, for a memory that grows", async () => {
  const { learned, heldOut, results } = jsonOf(await evaluateFile(["--json", "--holdout", "20%"]));
  expect({ learned, heldOut }).toEqual({ learned: 96, heldOut: 24 });
  expect(results.map(({ engine, segments }) => [engine, segments])).toEqual(
    [10, 24, 48, 96].flatMap((size) => [
      ["matches", size],
      ["translator", size],
    ]),
  );
  const [first, last] = [results[1], results.at(-1)] as [Measurement, Measurement];
  expect(last.bleu).toBeGreaterThan(first.bleu);
  expect(last.bleu).toBeGreaterThan(60);
  expect(last.ter).toBeLessThan(first.ter);
  expect(last.nextWord).toBeGreaterThan(70);
  expect(last.editSeconds).toBeLessThan(first.editSeconds);
  expect(last.calibration?.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  expect(last.calibration?.every(({ unchangedShare }) => unchangedShare >= 0 && unchangedShare <= 1)).toBe(true);
  expect(results[0]?.calibration).toBeUndefined();
});

test("the same file gets the same figures again, as a table", async () => {
  const [one, other] = [await evaluateFile(), await evaluateFile()];
  expect(one).toEqual(other);
  expect(one.code).toBe(0);
  const lines = one.out.split("\n");
  expect(lines[0]).toBe("SEGMENTS  ENGINE      BLEU   CHRF2  TER   NEXT WORD  EDIT TIME");
  expect(lines[10]).toBe("12 segments were held out, and up to 108 were learned.");
  expect(lines[12]).toBe("ENGINE      SCORE FROM  SEGMENTS  MEAN SCORE  UNCHANGED  RELIABLE");
  expect(lines[13]).toMatch(/^translator {2}0\.\d {9}\d+ .* too few$/);
});

test("the learning curve is an SVG image with a line for each engine", async () => {
  const file = join(folder, "curve.svg");
  expect((await evaluateFile(["--svg", file])).code).toBe(0);
  const svg = await readFile(file, "utf8");
  expect(svg.match(/<polyline /g)).toHaveLength(2);
  const open: string[] = [];
  for (const [, slash, name = "", end] of svg.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!end) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).toContain("<title>en-de: 12 held-out segments</title>");
  expect(svg).toMatch(/<polyline points="(?:[\d.]+,[\d.]+ ?){4}"/);
});

test("providers are measured alone and combined, and queried once for the same text", async () => {
  const { url, requested: requests } = await openService(asLibreTranslate);
  const env = {
    PARLANCE_MT: "libretranslate",
    PARLANCE_MT_LIBRETRANSLATE_URL: url,
    PARLANCE_MT_LIBRETRANSLATE_KEY: knownKey,
  };
  const { results } = jsonOf(await evaluateFile(["--json", "--providers", "all"], env));
  expect(results.map(({ engine }) => engine).slice(-4)).toEqual([
    "matches",
    "translator",
    "LibreTranslate",
    "LibreTranslate combined",
  ]);
  const alone = results.filter(({ engine }) => engine === "LibreTranslate");
  expect(new Set(alone.map(({ chrf2 }) => chrf2)).size).toBe(1);
  const best = results.at(-1) as Measurement;
  expect(best.chrf2).toBeGreaterThan(alone[0]?.chrf2 ?? 0);
  const texts = requests.flatMap(({ body }) => body.q as string[]);
  expect(texts.length).toBe(new Set(texts).size);
});

test.each([
  [["--holdout", "60%"], '--holdout must be a share from 1% to 50%, not "60%".'],
  [["--holdout", "all"], '--holdout must be a share from 1% to 50%, not "all".'],
  [["--max", "1"], '--max must be a number from 10, not "1".'],
  [["--providers", "deepl"], 'PARLANCE_MT doesn\'t list the provider "deepl".'],
  [["--holdout", "1%"], "120 translations are too few to measure. 1000 with different sources are enough."],
])("%j is refused with a reason", async (options, reason) => {
  expect(await evaluateFile(options)).toMatchObject({ code: 1, error: reason });
});

test("a memory that isn't there is refused", async () => {
  expect(await run(["evaluate", "7"])).toMatchObject({ code: 1, error: "There is no memory 7." });
});

test("a memory of the server is evaluated like the file that it was imported from", async () => {
  const store = await openedStore({ dataFolder: join(folder, "data"), databaseUrl: undefined });
  const organizationId = await store.accounts.createOrganization("Harbor", "business");
  const userId = await store.accounts.userOf(organizationId, "ann@harbor.example");
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const caller = { organizationId, userId, keyId: 0, isDevelopmentKey: false };
  const { id } = await store.memories.create(caller as never, { name: "Signs", ...languages });
  await store.close();
  const mine = ["--organization", "Harbor"];
  const imported = await run(["memories", "import", String(id), join(folder, "harbor.tmx"), ...mine]);
  expect(imported).toMatchObject({ code: 0 });
  expect(jsonOf(await run(["evaluate", String(id), "--json", ...mine]))).toEqual(
    jsonOf(await evaluateFile(["--json"])),
  );
  expect(await run(["evaluate", String(id)])).toMatchObject({ code: 1, error: `There is no memory ${id}.` });
});
