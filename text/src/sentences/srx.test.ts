import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { splitSentences } from "./split.ts";
import { readSrx, SrxError } from "./srx.ts";

interface RuleText {
  break?: "yes" | "no";
  before?: string;
  after?: string;
}

const rule = ({ break: isBreak = "yes", before = "", after = "" }: RuleText) =>
  `<rule break="${isBreak}"><beforebreak>${before}</beforebreak><afterbreak>${after}</afterbreak></rule>`;

function srx(rules: RuleText[], cascade = "yes", more = "", moreMaps = ""): string {
  return `<?xml version="1.0"?><srx xmlns="http://www.lisa.org/srx20" version="2.0"><header segmentsubflows="yes" cascade="${cascade}"/>
    <body><languagerules><languagerule languagerulename="Default">${rules.map(rule).join("")}</languagerule>${more}</languagerules>
    <maprules>${moreMaps}<languagemap languagepattern=".*" languagerulename="Default"/></maprules></body></srx>`;
}

function cut(xml: string, text: string, language = "en"): string[] {
  let start = 0;
  return [...splitSentences(text, language, readSrx(xml))].map((end) => {
    const sentence = text.slice(start, end);
    start = end;
    return sentence;
  });
}

const stop = { before: String.raw`[\.!?]+`, after: String.raw`\s` };

test("the first rule that fits a position decides", () => {
  const noBreak: RuleText = { break: "no", before: String.raw`\bMr\.`, after: String.raw`\s` };
  expect(cut(srx([noBreak, stop]), "Mr. A came. He left.")).toEqual(["Mr. A came.", " He left."]);
  expect(cut(srx([stop, noBreak]), "Mr. A came.")).toEqual(["Mr.", " A came."]);
});

test("maps cascade in their order, or the first one counts", () => {
  const german = `<languagerule languagerulename="German">${rule({ break: "no", before: String.raw`z\.B\.`, after: String.raw`\s` })}</languagerule>`;
  const map = '<languagemap languagepattern="[Dd][Ee].*" languagerulename="German"/>';
  expect(cut(srx([stop], "yes", german, map), "So z.B. dies. Ja.", "de")).toEqual(["So z.B. dies.", " Ja."]);
  expect(cut(srx([stop], "no", german, map), "So z.B. dies. Ja.", "de")).toEqual(["So z.B. dies. Ja."]);
  expect(cut(srx([stop], "yes", german, map), "z.B. x", "en")).toEqual(["z.B.", " x"]);
});

test.each([
  [String.raw`(?i)mr\.`, "MR. x"],
  [String.raw`\b(?i:mr|dr)\.`, "DR. x"],
  [String.raw`\QMr.\E`, "Mr. x"],
  [String.raw`\p{Lu}\p{IsLower}++\.`, "Mr. x"],
  [String.raw`[[:upper:]][\p{L}&amp;&amp;[^A-Z]]\.`, "Mr. x"],
  [String.raw`[A-Z--[B]][a-z]\x{2E}`, "Mr. x"],
  [String.raw`(?>M|D)r\u002E`, "Mr. x"],
  [String.raw`(?:\p{L}\.?)+`, "Mr. x"],
  [String.raw`[\w.\-]+`, "Mr. x"],
  ["[-a-z.]+", "Mr. x"],
])("the expression %s is understood", (before, text) => {
  expect(cut(srx([{ before, after: String.raw`\h` }]), text)).toEqual([text.slice(0, 3), " x"]);
});

test.each([
  String.raw`(a)\1`,
  "(a+)+",
  "(a|a)*",
  "(?:aa?)+",
  "(a|b|ab)*c",
  "(?:a{1,9}){5,}",
  "(?i)(?:a|A)+",
  ".*a.*a.*",
  "a{101}",
  "(",
  ")",
  "[a",
  "*",
  String.raw`\p{Nonsense}`,
  String.raw`\X`,
  "(?x)a",
])("the expression %s is refused with the name of its rule", (before) => {
  expect(() => readSrx(srx([stop, { before }]))).toThrow(
    expect.objectContaining({ name: "SrxError", reason: "bad expression", rule: "Default 2" }),
  );
});

test("a repetition reaches a hundred times, so that a position takes the same time in every text", () => {
  const xml = srx([{ before: String.raw`\..*`, after: String.raw`\s` }]);
  expect(cut(xml, `.${"a".repeat(100)} b`)).toHaveLength(2);
  expect(cut(xml, `.${"a".repeat(101)} b`)).toHaveLength(1);
});

test.each([
  ["", "not XML"],
  ["<srx>", "not XML"],
  ["plain", "not XML"],
  ["<srx/>", "no rules"],
  ['<!DOCTYPE srx [<!ENTITY a "b">]><srx/>', "document type"],
  [srx([stop], "yes", "", '<languagemap languagepattern="x" languagerulename="Y"/>'), "unknown rules"],
])("%s cannot be used", (xml, reason) => {
  expect(() => readSrx(xml)).toThrow(expect.objectContaining({ name: "SrxError", reason }));
});

test("any expression is used or refused with a typed error", () => {
  const random = seedRandom(8);
  const pieces = [..."()[]{}*+?|\\.^$-ab&:#", "(?", "(?:", "[:", "\\p{L}", "\\Q", "{2,}", "&amp;&amp;", "(?i)"];
  for (let i = 0; i < inputCount; i++) {
    const before = Array.from({ length: 8 }, () => pieces[Math.floor(random() * pieces.length)])
      .join("")
      .replace(/&(?!amp;)/gu, "&amp;");
    try {
      expect(cut(srx([{ before }]), "aab ab{a} a(b)").join("")).toBe("aab ab{a} a(b)");
    } catch (error) {
      expect(error).toBeInstanceOf(SrxError);
    }
    const text = randomText(random);
    expect(cut(srx([stop]), text).join("")).toBe(text);
  }
});
