import { failureReasons, operations } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { listRareErrors } from "./rare-errors.ts";

const posts = Object.values(operations).flatMap(({ id, method }) => (method === "post" ? [id as string] : []));

test("each call offers what the table of the introduction says", () => {
  const rows = [...description.info.description.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].map(
    ([, values = "", calls = ""]) => ({
      values: /the ID of a reason/.test(values) ? Object.keys(failureReasons) : namesIn(values, /`([\w-]+)`/g),
      calls: calls === "any" ? Object.keys(operations) : calls === "any POST" ? posts : namesIn(calls, /\(#(\w+)\)/g),
    }),
  );
  const first = rows.findIndex(({ values }) => values.includes("quota"));
  const last = rows.findIndex(({ values }) => values.includes("generation-failure"));
  const table = rows.slice(first, last + 1);
  for (const call of Object.keys(operations)) {
    const described = table.filter(({ calls }) => calls.includes(call)).flatMap(({ values }) => values);
    expect(
      listRareErrors(call)
        .filter(({ own }) => !own)
        .map(({ value }) => value)
        .toSorted(),
      call,
    ).toEqual(described.toSorted());
  }
  expect(table).toHaveLength(13);
});

test("a download offers its 502, an import its failure: these the sandbox has of its own", () => {
  const own = (call: string) => listRareErrors(call).flatMap(({ value, own }) => (own ? [value] : []));
  expect(own("downloadDocument")).toEqual(["pretranslating"]);
  expect(own("importMemory")).toEqual(["import-failure"]);
  expect(own("uploadDocument")).toEqual(["import-failure"]);
});

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
