import { expect, test } from "vitest";
import { budgets } from "./engine-budgets.ts";
import { measureTranslator } from "./mt.ts";

test("every budget of the translator gets a measured value", async () => {
  const figures = await measureTranslator(600, 10);
  expect(Object.keys(figures)).toEqual(Object.keys(budgets.translator ?? {}));
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0);
  expect(figures["bytes a segment"]).toBeGreaterThan(1000);
});
