import { internalOperations, operations } from "@openparlance/api";
import { expect, expectTypeOf, test } from "vitest";
import type { ApiOptions } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";
import type { Routes } from "./context.ts";
import { routes } from "./index.ts";

type Handlers = ApiOptions<Services>["handlers"];

test("there is a handler for each operation of the description, and no other", () => {
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys({ ...operations, ...internalOperations }).toSorted());
  // `npm run lint` checks the expectations about types.
  expectTypeOf<typeof routes>().toExtend<Handlers>();
  expectTypeOf<Omit<typeof routes, "getJob">>().not.toExtend<Handlers>();
});

test("no handler is missing or doubled, and one of another operation is a type error", () => {
  const handlers = Object.values(routes);
  expect(handlers.filter((handler) => typeof handler !== "function")).toEqual([]);
  expect(new Set(handlers).size).toBe(handlers.length);
  expectTypeOf<{ getJob: typeof routes.getJob }>().toExtend<Pick<Routes, "getJob">>();
  expectTypeOf<{ getJob: typeof routes.deleteJob }>().not.toExtend<Pick<Routes, "getJob">>();
});
