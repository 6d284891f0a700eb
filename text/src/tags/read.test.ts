import { expect, test } from "vitest";
import { areBalanced } from "../testing/are-balanced.ts";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { pairTags, readTags, writeTags } from "./read.ts";

test("tags are taken out with their position in the plain text", () => {
  expect(readTags('Press <g id="1">Save</g><x/>.')).toEqual({
    plain: "Press Save.",
    tags: [
      { kind: "open", name: "g", text: '<g id="1">', at: 6 },
      { kind: "close", name: "g", text: "</g>", at: 10 },
      { kind: "standalone", name: "x", text: "<x/>", at: 10 },
    ],
  });
});

test.each([
  "a < b > c",
  "<1>",
  "< b>",
  "</ b>",
  "<a b>",
  "<a b=c>",
  '<a b="<">',
  "<>",
  "<a",
  "<None>",
  "Select <Name>",
])("%j is text", (text) => {
  expect(readTags(text)).toEqual({ plain: text, tags: [] });
});

test.each([`<a b="x>y" c='"' />`, "<w:r>", "</g >", "<é_1.x-y/>", "<br>", "<BR>", "</b>", "<None></None>"])(
  "%j is a tag",
  (text) => {
    expect(readTags(text).plain).toBe("");
  },
);

test("a word in angle brackets stays in the text next to tags", () => {
  expect(readTags("<b>Use <None> here</b>, <Any>x</Any>")).toEqual({
    plain: "Use <None> here, x",
    tags: [
      { kind: "open", name: "b", text: "<b>", at: 0 },
      { kind: "close", name: "b", text: "</b>", at: 15 },
      { kind: "open", name: "Any", text: "<Any>", at: 17 },
      { kind: "close", name: "Any", text: "</Any>", at: 18 },
    ],
  });
});

test("balanced means closed in the order of nesting", () => {
  const balanced = (text: string) => areBalanced(readTags(text).tags);
  expect(["", "<x/>", "<b></b>", "<b><i></i><b></b></b>"].map(balanced)).toEqual([true, true, true, true]);
  expect(["<b>", "</b>", "<b><i></b></i>", "</b><b>"].map(balanced)).toEqual([false, false, false, false]);
});

test("a tag without a partner leaves the pairs around it", () => {
  expect(pairTags(readTags("<b></i><i></b>").tags)).toEqual([3, -1, -1, 0]);
});

test.each(["<b>", "</b><b>", "<b><i></i></b>", "<b><i></b></i><b></b>"])(
  "%j has the same pairs among many tags",
  (text) => {
    const { tags } = readTags(text);
    const { tags: many } = readTags(text + "<br/>".repeat(20));
    expect(pairTags(many).slice(0, tags.length)).toEqual(pairTags(tags));
  },
);

test("writing what was read gives the text, and the plain text is the text without tags", () => {
  const random = seedRandom(2);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random);
    const tagged = readTags(text);
    expect(writeTags(tagged)).toBe(text);
  }
});
