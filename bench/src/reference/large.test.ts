import { operations } from "@openparlance/api";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { enlarge } from "./large.ts";

const count = 10 * Object.keys(operations).length;

test("ten times the operations are each under an id of its own", () => {
  const { paths } = enlarge(description, 10);
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});

test("cells next to the copies stay as they are", () => {
  const { paths, ...rest } = enlarge(description, 10);
  expect({ ...rest, paths: description.paths }).toEqual(description);
  expect(paths).toMatchObject(description.paths);
});
