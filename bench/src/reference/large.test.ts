import description from "@parlance/api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { enlarge } from "./large.ts";

test("ten times the operations are 530, each under its own id", () => {
  const { paths } = enlarge(description, 10);
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(ids).toHaveLength(530);
  expect(new Set(ids).size).toBe(530);
});

test("what stands beside the copies stays as it is", () => {
  const { paths, ...rest } = enlarge(description, 10);
  expect({ ...rest, paths: description.paths }).toEqual(description);
  expect(paths).toMatchObject(description.paths);
});
