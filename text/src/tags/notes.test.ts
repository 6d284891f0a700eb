import { expect, test } from "vitest";
import { collapseNotes, expandNotes } from "./notes.ts";

const note = '<x id="9001"/>';

test.each([
  ["old liberties<sup>1</sup>.", `old liberties${note}.`],
  ['old liberties<a href="#n1"><sup>1</sup></a>.', `old liberties${note}.`],
  ['old liberties.<g id="1"><g id="2" equiv-text=" ">12</g></g> Then', `old liberties.${note} Then`],
  ["<b>old liberties<sup>[1]</sup></b>", `<b>old liberties${note}</b>`],
  ["as Smith says<sup>*</sup>", `as Smith says${note}`],
])("the number of a note is one tag: %s", (source, text) => {
  const collapsed = collapseNotes(source);
  expect(collapsed.text).toBe(text);
  expect(expandNotes(collapsed.text, collapsed.notes)).toBe(source);
});

test.each([
  "40 m<sup>2</sup>",
  "H<sub>2</sub>O",
  "Price<b>5</b>",
  "the 1<sup>st</sup>",
  "<sup>1</sup> One",
  "a<sup>b</sup>",
])("%s has no note", (source) => {
  expect(collapseNotes(source)).toEqual({ text: source, notes: new Map() });
});

test("several notes are several tags", () => {
  const source = 'One word<sup>1</sup> and another<sup>2</sup><x id="9001"/>';
  const { text, notes } = collapseNotes(source);
  expect(text).toBe('One word<x id="10001"/> and another<x id="9002"/><x id="9001"/>');
  expect(expandNotes(text, notes)).toBe(source);
});
