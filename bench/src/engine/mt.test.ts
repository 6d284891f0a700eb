import { expect, test } from "vitest";
import { budgets } from "./budgets.ts";
import { measureTranslator } from "./mt.ts";

test("every budget of the translator gets a measured value", async () => {
  const figures = await measureTranslator(200, 10);
  expect(Object.keys(figures)).toEqual(Object.keys(budgets.translator ?? {}));
  // So few pairs can weigh less than the garbage that is collected meanwhile: only times are never below 0.
  const { "bytes a segment": bytes, ...times } = figures;
  expect(bytes).not.toBeNaN();
  for (const time of Object.values(times)) expect(time).toBeGreaterThanOrEqual(0);
});
