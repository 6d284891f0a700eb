import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ExecutionRecord, executedFile, fileNameOf, markOf, shownSamples } from "./index.ts";
import { describeSampleTests } from "./words.ts";

const record: ExecutionRecord = JSON.parse(readFileSync(executedFile, "utf8"));
const shown = shownSamples();

describe("the record of executed samples", () => {
  test("has each sample as it is shown, in every language that it says was executed", () => {
    const claimed = shown.filter(({ language }) => record.tools[language] !== undefined);
    const stale = claimed.filter((sample) => record.samples[fileNameOf(sample)] !== markOf(sample)).map(fileNameOf);
    expect(stale, "npm run samples executes them anew").toEqual([]);
  });

  test("says so of the languages that run wherever the tests do", () => {
    expect(Object.keys(record.tools)).toEqual(expect.arrayContaining(["sh", "js", "py", "ts", "http"]));
  });

  test("has no sample that is not shown", () => {
    const names = shown.map(fileNameOf);
    expect(Object.keys(record.samples).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test("every file that a sample of the reference fetches is one of the site", () => {
  const fetched = shown.flatMap(({ code }) =>
    Array.from(code.matchAll(/# curl -O \$API\/samples\/(.+)/g), ([, name]) => name),
  );
  expect(fetched.length).toBeGreaterThan(2);
  const isHere = (name = "") => existsSync(new URL(`../samples/inputs/${name}`, import.meta.url));
  expect(fetched.filter((name) => !isHere(name))).toEqual([]);
});

describe("the page says", () => {
  const languages = [
    { id: "sh", name: "cURL" },
    { id: "js", name: "JavaScript" },
    { id: "cs", name: "C#" },
  ];
  const tools = { sh: "cURL 7.88.1", js: "Node 24.21.0", cs: "Mono 6.8.0" };

  test("that all samples were executed", () => {
    expect(describeSampleTests(languages, { tools })).toBe("Every sample is tested against the live API.");
  });

  test("which were not run", () => {
    const { cs, ...others } = tools;
    expect(describeSampleTests(languages, { tools: others })).toBe(
      "The samples in cURL and JavaScript are tested against the live API; those in C# are compiled, but not run.",
    );
    expect(describeSampleTests(languages, { tools: {} })).toBe("Every sample is compiled, but not run.");
  });
});
