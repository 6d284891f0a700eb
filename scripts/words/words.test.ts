import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  readCode,
  readDocComments,
  readLineComments,
  readShellComments,
  readStyleComments,
  readTestNames,
} from "./code.ts";
import { readDescription } from "./description.ts";
import { withoutFixed } from "./fixed.ts";
import { readMarkdown } from "./markdown.ts";
import { findUnwantedWord } from "./not-in-names.ts";
import { checkPassage, countWords, sentencesIn } from "./rules.ts";

const fixed = JSON.parse(readFileSync(new URL("../../design/fixed-strings.json", import.meta.url), "utf8"));

const textsOf = (passages: readonly { text: string }[]) => passages.map(({ text }) => text);
const rulesOf = (text: string, forUsers = true) =>
  checkPassage({ file: "guide.mdx", line: 1, text }, forUsers).map(({ rule }) => rule);

test("a page's prose is its titles, paragraphs, cells, items and labels, without code", () => {
  const page = [
    "---\ntitle: Upload files\ndescription: Store files.\n---\n",
    'import { Table } from "./Table.tsx";\n',
    "# Heading\n\nOne `call` to\n[uploadFile](/api/#uploadFile).\n",
    "```bash\nanswer\n```\n",
    '<Warning title="Take care">\nText with {"a value"}.\n</Warning>\n',
    "- First\n- Second\n",
    "| A | B |\n| - | - |\n| c | `d` |",
  ].join("\n");
  expect(textsOf(readMarkdown("guide.mdx", page))).toEqual([
    "Upload files",
    "Store files.",
    "Take care",
    "Heading",
    "One ◆ to ◆.",
    "Text with ◆.",
    "First",
    "Second",
    "A",
    "B",
    "c",
  ]);
});

test("a link that names a location of the reference is code, a link in words is prose", () => {
  const text = "The [status](/api/#Job.status) of a [memory](/api/#Memory), see [jobs](#listJobs).";
  expect(textsOf(readMarkdown("a.md", text))).toEqual(["The ◆ of a memory, see jobs."]);
});

test("a finding names the line of its paragraph", () => {
  expect(readMarkdown("a.md", "# One\n\nTwo\nthree\n\nFour").map(({ line }) => line)).toEqual([1, 3, 6]);
});

test("a description's prose is its titles and descriptions; fixed messages and examples are data", () => {
  const yaml = [
    "errors:",
    "  - title: Invalid key",
    '    messages: ["No answer."]',
    "    cause: >-",
    "      The key",
    "      is wrong.",
    "    example: { description: An answer. }",
    "properties:",
    "  description: { type: string, description: A text. }",
  ].join("\n");
  expect(readDescription("a.yaml", yaml).map(({ line, text }) => [line, text])).toEqual([
    [2, "Invalid key"],
    [5, "The key is wrong."],
    [9, "A text."],
  ]);
});

test("a component's prose is what it shows; classes, types and keys are not", () => {
  const source = [
    'import { a } from "the answer module";',
    'const card = { className: "wide big", text: "Send a request" };',
    'export const View = () => <p className="one two" title="Press me">See <code>call</code> and <b>run</b>. {n}</p>;',
  ].join("\n");
  expect(textsOf(readCode("view.tsx", source))).toEqual(["Send a request", "Press me", "See ◆ and run. ◆"]);
});

test("each tag of a doc comment is a passage", () => {
  const source = "/**\n * Finds entries.\n *\n * @param query one segment\n * @returns matches\n */";
  expect(textsOf(readDocComments("a.ts", source))).toEqual(["Finds entries.", "one segment", "matches"]);
});

test("names of tests and comments of a line are read, addresses in strings are not", () => {
  const source = 'const a = "http://a/"; // First\n// Second `answer`\ntest.each([1])("is %s", () => {});\n';
  expect(textsOf(readLineComments("a.test.ts", source))).toEqual(["First", "Second ◆"]);
  expect(textsOf(readTestNames("a.test.ts", source))).toEqual(["is %s"]);
});

test("comments of style sheets and of shell scripts are read", () => {
  expect(textsOf(readStyleComments("a.css", ".a {\n  /* One\n   * two */\n  top: 0;\n}"))).toEqual(["One two"]);
  expect(textsOf(readShellComments("a.sh", "#!/bin/sh\n# First\necho '#'\n  # Second"))).toEqual(["First", "Second"]);
});

test("a name has an unwanted word if it is one of its words", () => {
  expect(findUnwantedWord("askedState")).toMatch("request");
  expect(findUnwantedWord("open-ai-answer")).toMatch("response");
  expect(findUnwantedWord("caller")).toBeUndefined();
  expect(findUnwantedWord("placeTags")).toBeUndefined();
});

test("words that are not ours are found, standard ones are not", () => {
  expect(rulesOf("The answer has it.")).toEqual(["terms"]);
  expect(rulesOf("One call makes a memory.")).toEqual(["terms", "terms"]);
  expect(rulesOf("The response has the ID. Make sure that it takes effect on your IP address.")).toEqual([]);
  expect(rulesOf("Rate limit (also called quota) of the memory. At least one entry is at most old.")).toEqual([]);
});

test("texts about the code may say that they call functions", () => {
  expect(rulesOf("Each call takes an id.", false)).toEqual([]);
});

test("comments have a subject, and a noun before a relative clause", () => {
  expect(rulesOf("The same for a list.", false)).toEqual(["terms"]);
  expect(rulesOf("What the page shows.", false)).toEqual(["terms"]);
  expect(rulesOf("Files, of which one is open.", false)).toEqual(["terms"]);
  expect(rulesOf("The same list. A list of what the page shows.", false)).toEqual([]);
});

test("a sentence has under 25 words; a code span and a list of them is one", () => {
  expect(countWords("Send ◆, ◆ and ◆ now.")).toBe(3);
  const sentence = "word ".repeat(24).trim();
  expect(rulesOf(`${sentence}. And ${sentence}.`)).toEqual(["sentences"]);
  expect(sentencesIn("One. Two (three). See: ◆ is e.g. four.")).toEqual([
    "One.",
    "Two (three).",
    "See:",
    "◆ is e.g. four.",
  ]);
});

test("a paragraph has one semicolon", () => {
  expect(rulesOf("One; two.")).toEqual([]);
  expect(rulesOf("One; two; three.")).toEqual(["semicolons"]);
});

test.each([
  fixed.crashPage.title,
  fixed.crashPage.button,
  fixed.tagline,
  fixed.wrongBaseUrlBanner,
  ...fixed.failureReasons,
])("no rule looks at the fixed wording: %s", (text: string) => {
  const inOurWords = { file: "page.tsx", line: 1, text: `The answer: ${text}` };
  expect(withoutFixed(inOurWords).text).toBe("The answer: ◆");
  expect(withoutFixed({ ...inOurWords, text: text.replaceAll("'", "’") }).text).toBe("◆");
});
