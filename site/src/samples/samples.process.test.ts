import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import recorded from "@openparlance/api/recorded" with { type: "json" };
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const files = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).toSorted();

/** What checks a whole program, read from standard input, without running it. */
const checks = {
  sh: ["bash", "-n"],
  js: [process.execPath, "--check", "--input-type=module", "-"],
  py: ["python3", "-c", "import ast, sys; ast.parse(sys.stdin.read())"],
} as const;
const languages = Object.keys(checks) as (keyof typeof checks)[];

/** A guide, the samples on it in the order in which they make one program, and its separate programs. */
function guideOf(path: string) {
  const text = read(path);
  const samples = [...text.matchAll(/<BeforeYouBegin|<Sample of="([^"]+)" \/>/g)].map(([, step = "shared/begin"]) => step);
  const separate = [...text.matchAll(/<Sample of="([^"]+)" separate \/>/g)].map(([, step = ""]) => step);
  const downloads = [...text.matchAll(/<Download file="([^"]+)"/g)].map(([, file]) => `inputs/${file}`);
  return { name: path.replace("../docs/", ""), samples, separate, downloads };
}

const pages = files("../docs/**/*.mdx").map(guideOf);
/** The program of the front page, in one language. */
const frontPage = "index/translate";
const guides = pages.filter(({ samples }) => samples.length > 0);
const separate = pages.flatMap((page) => page.separate);
const steps = files("*/*.{sh,js,py}").map((file) => file.replace(/\.\w+$/, ""));
const written = files("*/*.answer.*").map((file) => file.replace(/\.answer\.\w+$/, ""));
const responses = [...written, ...Object.keys(recorded)];
const inputs = files("inputs/*");

test.each(pages)("$name names samples that exist in every language", ({ samples, separate }) => {
  const expected = [...samples, ...separate].flatMap((step) => languages.map((language) => `${step}.${language}`));
  expect(files("*/*.{sh,js,py}")).toEqual(expect.arrayContaining(expected));
});

const tutorials = guides.filter(({ samples }) => samples.length > 1);
test.each(tutorials)("$name shows the shared lines before its own", ({ samples }) => {
  expect(samples[0]).toBe("shared/begin");
});

describe.each(guides)("the samples of $name make one valid program", ({ samples }) => {
  test.each(languages)("in .%s", (language) => {
    checkProgram(language, samples);
  });
});

describe.each(separate)("%s is a valid program of its own", (sample) => {
  test.each(languages)("in .%s", (language) => {
    checkProgram(language, [sample]);
  });
});

test("the program of the front page is valid", () => {
  checkProgram("sh", [frontPage]);
});

function checkProgram(language: keyof typeof checks, samples: string[]) {
  const program = samples.map((step) => read(`${step}.${language}`)).join("\n");
  const [command, ...options] = checks[language];
  execFileSync(command, options, { input: program, stdio: ["pipe", "ignore", "pipe"] });
}

test("every sample and every response is on a page", () => {
  const shown = [frontPage, ...pages.flatMap(({ samples, separate }) => [...samples, ...separate])];
  expect([...steps, ...responses].filter((step) => !shown.includes(step))).toEqual([]);
});

test("no response is both written and recorded", () => {
  expect(new Set(responses).size).toBe(responses.length);
});

test("every input is offered for download, and nothing else is", () => {
  const offered = guides.flatMap(({ downloads }) => downloads);
  expect([...new Set(offered)].toSorted()).toEqual(inputs);
});

test.each(files("*/*.answer.json"))("%s is JSON", (file) => {
  expect(() => JSON.parse(read(file))).not.toThrow();
});

test("harbour.tmx is TMX 1.4 with six pairs, English to German", () => {
  const pairs = `
import json, sys
from xml.etree import ElementTree
tmx = ElementTree.parse(sys.argv[1]).getroot()
lang = "{http://www.w3.org/XML/1998/namespace}lang"
print(json.dumps([tmx.get("version"), [{v.get(lang): v.findtext("seg") for v in tu.iter("tuv")} for tu in tmx.iter("tu")]]))`;
  const path = new URL("inputs/harbour.tmx", import.meta.url).pathname;
  const [version, units] = JSON.parse(execFileSync("python3", ["-c", pairs, path], { encoding: "utf8" }));
  expect(version).toBe("1.4");
  expect(units).toHaveLength(6);
  expect(units).toContainEqual({
    "en-GB": "The ferry leaves at nine.",
    "de-DE": "Die Fähre legt um neun Uhr ab.",
  });
});

test("terms.csv has three terms in three columns", () => {
  const rows = read("inputs/terms.csv").trimEnd().split("\n");
  expect(rows.map((row) => row.split(",").length)).toEqual([3, 3, 3, 3]);
  expect(rows[0]).toBe("source,target,note");
});

test("the name größe.txt is in composed form", () => {
  expect(inputs).toContain("inputs/größe.txt".normalize("NFC"));
});
