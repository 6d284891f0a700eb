import { expect, test } from "vitest";
import type { ApiOptions } from "../http/serve-api.ts";
import type { CallContext, Routes } from "./context.ts";
import { routes } from "./index.ts";

type Handlers = ApiOptions<CallContext>["handlers"];

test("a call without a handler is a type error", () => {
  const { getJob: _, ...others } = routes;
  const all: Handlers = routes;
  // @ts-expect-error: getJob lacks
  const withoutGetJob: Handlers = others;
  expect(Object.keys(all)).toHaveLength(Object.keys(withoutGetJob).length + 1);
});

test("so is one that answers with anything but what the description says", () => {
  const right: Routes<"getJob"> = { getJob: routes.getJob };
  // @ts-expect-error: these are the words of another call
  const wrong: Routes<"getJob"> = { getJob: routes.deleteJob };
  expect([right, wrong]).toHaveLength(2);
});
