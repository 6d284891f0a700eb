import { failureReasons, operations } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { listRareErrors } from "./rare-errors.ts";

const posts = Object.values(operations).flatMap(({ id, method }) => (method === "post" ? [id as string] : []));

test("each operation offers what the table of the introduction says", () => {
  const rows = [...description.info.description.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].map(
    ([, values = "", requests = ""]) => ({
      values: /the ID of a reason/.test(values) ? Object.keys(failureReasons) : namesIn(values, /`([\w-]+)`/g),
      operations:
        requests === "any"
          ? Object.keys(operations)
          : requests === "any POST"
            ? posts
            : namesIn(requests, /\(#(\w+)\)/g),
    }),
  );
  const first = rows.findIndex(({ values }) => values.includes("quota"));
  const last = rows.findIndex(({ values }) => values.includes("generation-failure"));
  const table = rows.slice(first, last + 1);
  for (const operation of Object.keys(operations)) {
    const described = table.filter(({ operations }) => operations.includes(operation)).flatMap(({ values }) => values);
    expect(
      listRareErrors(operation)
        .filter(({ sandboxFaults }) => !sandboxFaults)
        .map(({ value }) => value)
        .toSorted(),
      operation,
    ).toEqual(described.toSorted());
  }
  expect(table).toHaveLength(13);
});

test("a download offers its 502, an import its failure: these the sandbox has of its own", () => {
  const own = (operation: string) =>
    listRareErrors(operation).flatMap(({ value, sandboxFaults }) => (sandboxFaults ? [value] : []));
  expect(own("downloadDocument")).toEqual(["pretranslating"]);
  expect(own("importMemory")).toEqual(["import-failure"]);
  expect(own("uploadDocument")).toEqual(["import-failure"]);
});

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
