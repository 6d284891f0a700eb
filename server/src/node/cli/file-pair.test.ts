import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseArgs } from "../../commands/parse-args.ts";
import { pairFiles } from "../../rules/file-pair.ts";
import { check } from "./check.ts";
import { readFilePair } from "./file-pair.ts";
import { memories } from "./memories.ts";

/** A folder with files; runs a command with paths in it. */
async function openFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "pair-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const at = (name: string) => join(folder, name);
  return {
    at,
    async run(...words: string[]) {
      const { command, input } = parseArgs(
        words.map((word) => (Object.hasOwn(files, word) ? at(word) : word)),
        [check, ...memories],
      );
      const done = await command.run(input, { PARLANCE_DATA: at("data") });
      return Array.isArray(done) ? { lines: done, exitCode: 0 } : done;
    },
  };
}

const en = JSON.stringify({
  greeting: "Hello {name}",
  nested: { quay: "Quay", pier: "Pier" },
  items_one: "{{count}} item",
  items_other: "{{count}} items",
});
const de = JSON.stringify({
  greeting: "Hallo {namen}",
  nested: { quay: "Kai" },
  items_one: "{{count}} Ding",
  items_few: "{{count}} Dinge",
  items_other: "{{count}} Dinge",
  old: "Alt",
});

test("a file is checked against its source: missing and stale keys, placeholders, and plural forms", async () => {
  const { run } = await openFolder({ "en.json": en, "de.json": de });
  const { lines, exitCode } = await run("check", "de.json", "--source", "en.json", "--json");
  const checked = JSON.parse(lines.join("\n"));
  const match = checked.findings.map(({ check, segment, severity }: Record<string, string>) => [
    check,
    segment,
    severity,
  ]);
  expect(match).toEqual([
    ["placeholders", "greeting", "error"],
    ["missing", "nested.pier", "error"],
    ["stale", "old", "warning"],
  ]);
  expect([checked.segments, checked.errors, exitCode]).toEqual([5, 2, 1]);
});

test.each(["de", "pt-BR"])(
  "keys below the language of their file, as in Rails, are those of the source: %s",
  async (language) => {
    const files = {
      "en.yml": "en:\n  quay: Quay\n  pier: Pier\n",
      [`app.${language}.yml`]: `${language}:\n  quay: Kai\n`,
    };
    const { at } = await openFolder(files);
    const { pairs, missing, stale } = await readFilePair(at("en.yml"), at(`app.${language}.yml`));
    expect([pairs, missing, stale]).toEqual([[{ key: "quay", source: "Quay", target: "Kai" }], ["pier"], []]);
  },
);

test("terms of a file are checked, in a pair and in a bilingual file", async () => {
  const po =
    'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "The quay"\nmsgstr "Der Steg"\n';
  const files = { "en.json": '{"a":"The quay"}', "de.json": '{"a":"Der Steg"}', "de.po": po };
  const { run } = await openFolder({ ...files, "terms.csv": "source,target\nquay,Kai\n", "terms.tmx": "<tmx/>" });
  for (const words of [
    ["check", "de.json", "--source", "en.json"],
    ["check", "de.po"],
  ]) {
    const { lines } = await run(...words, "--terms", "terms.csv");
    expect(lines.join("\n")).toMatch(/terminology .*Kai/);
    expect((await run(...words)).lines).toEqual(["1 translations, 0 errors, 0 warnings"]);
    await expect(run(...words, "--terms", "none.csv")).rejects.toThrow("none.csv doesn't exist.");
    await expect(run(...words, "--terms", "terms.tmx")).rejects.toThrow(/terms.tmx/);
  }
});

test("findings are printed as SARIF", async () => {
  const { run, at } = await openFolder({ "en.json": en, "de.json": de });
  const { lines } = await run("check", "de.json", "--source", "en.json", "--sarif");
  const { version, runs } = JSON.parse(lines.join("\n"));
  expect(version).toBe("2.1.0");
  expect(runs[0].results[1]).toMatchObject({
    ruleId: "missing",
    level: "error",
    message: { text: "nested.pier: The translation is missing." },
    locations: [{ physicalLocation: { artifactLocation: { uri: at("de.json") } } }],
  });
  await expect(run("check", "de.json", "--source", "en.json", "--sarif", "--json")).rejects.toThrow("not both");
});

test("a complete translation has no findings, and exit code 0", async () => {
  const { run } = await openFolder({ "en.json": '{"a":"Quay"}', "de.json": '{"a":"Kai"}' });
  const { lines, exitCode } = await run("check", "de.json", "--source", "en.json");
  expect([lines, exitCode]).toEqual([["1 translations, 0 errors, 0 warnings"], 0]);
});

test.each([
  ["en.yaml", "a:\n  b: Quay\n", "de.yaml", "a:\n  b: Kai\n"],
  ["app_en.properties", "a=Quay\n", "app_de.properties", "a=Kai\n"],
  ["en.arb", '{"@@locale":"en","a":"Quay"}', "de.arb", '{"@@locale":"de","a":"Kai"}'],
  ["en.lproj/L.strings", '"a" = "Quay";\n', "de.lproj/L.strings", '"a" = "Kai";\n'],
  ["en/app.ftl", "a = Quay\n", "de/app.ftl", "a = Kai\n"],
  [
    "values/strings.xml",
    '<resources><string name="a">Quay</string></resources>',
    "values-de/strings.xml",
    '<resources><string name="a">Kai</string></resources>',
  ],
])("%s and its translation are matched by their keys", async (source, text, target, translation) => {
  const { at } = await openFolder({ [source]: text, [target]: translation });
  expect(await readFilePair(at(source), at(target))).toMatchObject({
    targetLanguage: "de",
    pairs: [{ source: "Quay", target: "Kai" }],
    missing: [],
    stale: [],
  });
});

test.each([
  ["en.yml", "en:\n  a: Quay\n", "app.zh-Hans.yml", "zh-Hans:\n  a: 码头\n", "zh-Hans"],
  ["source.yml", "en:\n  a: Quay\n", "target.yml", "es-419:\n  a: Muelle\n", "es-419"],
  ["en_US.json", '{"en_US":{"a":"Quay"}}', "zh_Hant_TW.json", '{"zh_Hant_TW":{"a":"碼頭"}}', "zh-Hant-TW"],
  ["en.yml", "en:\n  a: Quay\n", "fil.yml", "fil:\n  a: Pantalan\n", undefined],
  ["en.json", '{"no":{"a":"Quay"}}', "de.json", '{"no":{"a":"Kai"}}', "de"],
])("keys are compared without the languages above them: %s", async (source, text, target, translation, language) => {
  const { at } = await openFolder({ [source]: text, [target]: translation });
  const { pairs, missing, stale, targetLanguage } = await readFilePair(at(source), at(target));
  expect(pairs.map(({ source }) => source)).toEqual(["Quay"]);
  expect([...missing, ...stale, targetLanguage]).toEqual([language]);
});

test.each([
  ["values-b+sr+Latn/strings.xml", "sr-Latn"],
  ["values-zh-rTW/strings.xml", "zh-TW"],
  ["zh-Hans.lproj/L.strings", "zh-Hans"],
  ["sr-Latn-RS/app.json", "sr-Latn-RS"],
  ["app.json", undefined],
  ["b+c/d+e.json", undefined],
])("the path %s says the language %s", (path, language) => {
  const file = { path, segments: [] };
  expect(pairFiles(file, file).targetLanguage).toBe(language);
});

test("plural forms that only the translation has are neither stale nor inconsistent", async () => {
  const { run } = await openFolder({
    "en.json": '{"k_one":"{{count}} quay","k_other":"{{count}} quays"}',
    "pl.json": '{"k_one":"{{count}} a","k_few":"{{count}} b","k_many":"{{count}}","k_other":"{{count}} d"}',
    "en.stringsdict": stringsdict({ one: "%d quay", other: "%d quays" }),
    "pl.stringsdict": stringsdict({ one: "%d a", few: "%d b", many: "%d c", other: "%d d" }),
  });
  for (const format of ["json", "stringsdict"]) {
    const { lines } = await run("check", `pl.${format}`, "--source", `en.${format}`);
    expect(lines).toEqual(["4 translations, 0 errors, 0 warnings"]);
  }
});

const stringsdict = (forms: Record<string, string>) => {
  const texts = Object.entries(forms).map(([form, text]) => `<key>${form}</key><string>${text}</string>`);
  const kinds =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>";
  return `<plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>${kinds}${texts.join("")}</dict></dict></dict></plist>`;
};

test.each([
  ["zh", '{"k":"{{count}} 个"}', []],
  ["ja", '{"k_other":"{{count}} 個"}', []],
  ["de", '{"k_other":"{{count}} Kais"}', ["k_one"]],
  ["de", '{"k_one":"{{count}} Kai","k":"x"}', []],
  ["fr", '{"k_one":"{{count}} quai"}', ["k_other"]],
])("in %s, of the plural %s lacks %j", async (language, translation, lacking) => {
  const en = '{"k_one":"{{count}} quay","k_other":"{{count}} quays"}';
  const { at } = await openFolder({ "en.json": en, [`${language}.json`]: translation });
  const { missing, stale } = await readFilePair(at("en.json"), at(`${language}.json`));
  expect([missing, stale]).toEqual([lacking, []]);
});

test("a text without plural forms can have some in the translation", async () => {
  const { at } = await openFolder({ "ja.json": '{"k":"個"}', "de.json": '{"k_one":"Kai","k_other":"Kais"}' });
  const { pairs, missing, stale } = await readFilePair(at("ja.json"), at("de.json"));
  expect([pairs.map(({ source, target }) => [source, target]), missing, stale]).toEqual([
    [
      ["個", "Kai"],
      ["個", "Kais"],
    ],
    [],
    [],
  ]);
});

test("descriptions and placeholders of messages need no translation", async () => {
  const { run } = await openFolder({
    "en/messages.json": '{"a":{"message":"$x$ quays","description":"A count","placeholders":{"x":{"content":"$1"}}}}',
    "de/messages.json": '{"a":{"message":"$x$ Kais"}}',
  });
  const { lines } = await run("check", "de/messages.json", "--source", "en/messages.json");
  expect(lines).toEqual(["1 translations, 0 errors, 0 warnings"]);
});

test("options for files are refused for a document", async () => {
  const { run } = await openFolder({});
  for (const option of ["--terms", "--source", "--target"]) {
    await expect(run("check", "7", option, "a.csv")).rejects.toThrow(`${option} applies to files, not to documents.`);
  }
});

test("files without keys or a language are refused", async () => {
  const { run } = await openFolder({ "en.json": en, "de.md": "Kai", "translated.json": de, "broken.json": "{" });
  const check = (name: string, ...more: string[]) => run("check", name, "--source", "en.json", ...more);
  await expect(check("de.md")).rejects.toThrow("de.md has no keys. Formats with keys are JSON");
  await expect(check("translated.json")).rejects.toThrow("translated.json doesn't specify its language. Add --target.");
  expect((await check("translated.json", "--target", "de")).exitCode).toBe(1);
  await expect(check("broken.json", "--target", "de")).rejects.toThrow("broken.json can't be read");
  await expect(check("nope.json")).rejects.toThrow("nope.json doesn't exist.");
});

test("the texts of a pair are imported into a memory", async () => {
  const { run } = await openFolder({ "en.json": en, "de.json": de });
  await expect(run("memories", "import", "1", "--source", "en.json")).rejects.toThrow(
    "memories import needs a file, or --source and --target.",
  );
  await expect(run("memories", "import", "1")).rejects.toThrow("memories import needs a file");
  await expect(run("memories", "import", "1", "--source", "en.json", "--target", "de.json")).rejects.toThrow(
    "There is no memory 1.",
  );
});
