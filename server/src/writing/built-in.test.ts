import { countWords } from "@openparlance/text";
import { describe, expect, test } from "vitest";
import { compose } from "./built-in.ts";
import type { WritingOrder } from "./writer.ts";

const standard: WritingOrder = {
  language: "en-GB",
  template: "blog-post",
  subject: "an introduction to the ferry timetable",
  sections: ["Summer", "Winter"],
  wordLimit: 250,
  tone: "",
  styleguide: "",
  terms: [],
  material: [],
};
const write = (order: Partial<WritingOrder>) => compose({ ...standard, ...order }).join("");

const material = [
  "In summer the ferry leaves every hour!",
  "The ferry rests in winter on Sundays.",
  "Keep the gangway clear.",
  "Open",
  "In summer the <b>cheap</b> boat leaves early.",
];

test("a blog post has its sections as headings, and says what it is about", () => {
  expect(write({})).toBe("What this is about: an introduction to the ferry timetable.\n\n## Summer\n\n## Winter");
});

test("a general article has paragraphs", () => {
  expect(write({ template: "news" })).toBe(
    "What this is about: an introduction to the ferry timetable.\n\nOn the subject: Summer.\n\nOn the subject: Winter.",
  );
});

test("sentences of the material are in the section they fit best; single words and unrelated ones are left out", () => {
  expect(write({ material })).toBe(
    "What this is about: an introduction to the ferry timetable.\n\n## Summer\n\nIn summer the ferry leaves every hour! In summer the cheap boat leaves early.\n\n## Winter\n\nThe ferry rests in winter on Sundays.",
  );
});

test("sentences with a term of the subject come before others", () => {
  const material = ["The old ferry leaves in summer.", "The old gangplank leaves in summer."];
  const order = { material, sections: [], wordLimit: 16 };
  expect(write(order)).toContain("ferry leaves");
  expect(write({ ...order, terms: ["gangplank"] })).toContain("gangplank leaves");
});

test("material that has nothing to do with the subject is used when there is nothing else", () => {
  expect(write({ material: ["Keep the gangway clear."], subject: "Prices", sections: [] })).toContain(
    "Keep the gangway clear.",
  );
});

test.each([1, 2, 5, 10, 17, 30, 5000])("of %d words at most there are no more", (wordLimit) => {
  const text = write({ material, wordLimit, template: "news" });
  expect(countWords(text, "en")).toBeLessThanOrEqual(wordLimit);
  expect(text).not.toBe("");
});

test("a subject that is a sentence opens the text as it is", () => {
  expect(write({ subject: "The ferry leaves at nine.", sections: [] })).toBe("The ferry leaves at nine.");
});

describe("a style guide", () => {
  test.each([
    ["No exclamation marks.", /every hour\. In/],
    ['Avoid "cheap".', /^In summer the ferry leaves every hour!$/m],
    ["Use 'vessel' instead of 'boat'.", /cheap vessel leaves/],
    ["Say “vessel”, not “boat”.", /cheap vessel leaves/],
  ])("that says %s", (styleguide, result) => {
    expect(write({ material, styleguide })).toMatch(result);
  });
});

test.each([
  ["friendly", /^Welcome\./],
  ["Formal and professional", /^The subject of this text/],
  ["informal", /^Welcome\./],
  ["", /^What this is about/],
])('the tone "%s" changes the text', (tone, beginning) => {
  expect(write({ tone })).toMatch(beginning);
});

test("a language without phrases of its own gets the subject alone", () => {
  expect(write({ language: "fi", subject: "lautan aikataulu", sections: [] })).toBe("lautan aikataulu.");
});

test("the same order gives the same text", () => {
  expect(write({ material })).toBe(write({ material }));
});
