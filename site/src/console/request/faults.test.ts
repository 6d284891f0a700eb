import { expect, test } from "vitest";
import { requireOperation } from "../testing/operation-named.ts";
import { findFaults, findLineFaults } from "./faults.ts";
import { type FormState, prefillForm } from "./form-state.ts";

const messages = (id: Parameters<typeof requireOperation>[0], typed: FormState) =>
  [...findFaults(requireOperation(id), typed).values()].map(({ message }) => message);

test("prefilled fields have no fault", () => {
  expect(messages("createJob", prefillForm(requireOperation("createJob")))).toEqual([]);
});

test("a limit is explained in the words of the response", () => {
  expect(messages("listJobs", { values: { limit: 51 } })).toEqual(["limit must be an integer between 1 and 50."]);
});

test("every input has its own fault: one does not hide the other", () => {
  expect(messages("listJobs", { values: { limit: "many", offset: -1 } }).toSorted()).toEqual([
    expect.stringMatching(/^limit must be an integer/),
    expect.stringMatching(/^offset must be an integer/),
  ]);
});

test("a missing required field is named", () => {
  expect(messages("createMemory", { values: { name: "Signs", srclang: "en" } })).toEqual(["trglang is required."]);
});

test("values that the server understands are no fault: digits in the query, a single value for a list", () => {
  expect(messages("listJobs", { values: { limit: "5" } })).toEqual([]);
  expect(messages("listProjects", { values: { id: "1,2" } })).toEqual([]);
});

test("a body that is written as text is checked like the form", () => {
  expect(messages("createMemory", { values: {}, bodyText: '{"name": "a", "srclang": "en", "trglang": 3}' })).toEqual([
    "trglang must be a string.",
  ]);
});

test("JSON that is broken says in which line", () => {
  expect(findLineFaults('{\n  "a": 1\n  "b": 2\n}', [])).toEqual([{ line: 3, message: "Comma expected." }]);
  expect(findLineFaults('{\u00a0"a": 1}', [])).toEqual([{ line: 1, message: "Invalid symbol U+00A0." }]);
  expect(findLineFaults('{"a": 1}😀', [])).toEqual([{ line: 1, message: "Invalid symbol U+1F600." }]);
  expect(findLineFaults("[]", [])).toEqual([{ line: 1, message: "The body must be a JSON object." }]);
  expect(findLineFaults("", [])).toEqual([]);
});

test("of a text that is not JSON at all, only the first faults are shown", () => {
  expect(findLineFaults("a ".repeat(1000), [])).toHaveLength(20);
});

test("a fault is at the line of its value, or of the object that lacks it", () => {
  const bodyText = '{\n  "name": "a",\n  "fileIds": [1],\n  "srcLang": "en",\n  "languagePairs": [\n    {}\n  ]\n}';
  const faults = findFaults(requireOperation("createJob"), { values: {}, bodyText });
  expect(findLineFaults(bodyText, faults.values())).toEqual([
    { line: 6, message: "languagePairs[0].memoryId is required." },
  ]);
});

test.each(["[".repeat(100_000), `{"name": ${"[".repeat(1000)}${"]".repeat(1000)}}`])(
  "a text that nests too deep is not looked at",
  (text) => {
    expect(findLineFaults(text, [])).toEqual([{ line: 1, message: "The value is nested too deeply to check." }]);
  },
);
