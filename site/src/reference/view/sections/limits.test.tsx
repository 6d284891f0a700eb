import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { limitsByKind } from "./facts.ts";
import { Limits } from "./Limits.tsx";

test("a value that ends a sentence isn't a number of a list", () => {
  const markup = renderToStaticMarkup(<Limits />);
  expect(limitsByKind.flatMap(({ rows }) => rows).some(({ value }) => value === 10)).toBe(true);
  expect(markup).not.toContain("<ol");
  expect(markup).toContain("</a> 10. ");
});
