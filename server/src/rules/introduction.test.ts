import description from "@openparlance/api/openapi.json" with { type: "json" };
import { filters } from "@openparlance/filters";
import { expect, test } from "vitest";
import { supportedPairs } from "./language-pairs.ts";

function section(title: string): string {
  const [, text = ""] = description.info.description.split(`## ${title}\n`);
  return text.split(/^## /m)[0] ?? "";
}

test("the introduction lists the extensions of every format, and no other", () => {
  const [, ...rows] = section("File formats").match(/^\|.*\|$/gm) ?? [];
  const listed = rows.flatMap((row) => row.split("|")[2]?.match(/[.\w]*\.\w+/g) ?? []);
  const read = filters.flatMap(({ extensions }) => extensions);
  expect(listed.toSorted()).toEqual([...new Set(read)].toSorted());
});

test("the introduction lists every supported language by its name", () => {
  const [, block = ""] = section("Supported languages").split(/```(?:text)?\n/);
  const listed = block
    .trim()
    .split(/\s{2,}|\n/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]);
  expect(Object.fromEntries(listed)).toEqual(supportedPairs.code_to_name);
});
