import { expect, test } from "vitest";
import { LostPlaceables } from "./lost-placeables.ts";

test.each([
  ["Hi {name}, %s", "Hallo", [1]],
  ["Hi {name}, %s", "%s, hallo {name}", []],
  ["Hi", "Hallo %d", [1]],
  ["%d of %d", "%d von %d", []],
  ["%d of %d", "%d", [1]],
  ["Hi {name}", "", []],
  ["{n, plural, one {# boat} other {# boats}}", "{n, plural, other {# Boote}}", []],
  ["100% cotton", "100 % Baumwolle", []],
] as const)("%j as %j", (source, target, expected) => {
  const lost = new LostPlaceables();
  lost.look([{ source, target }]);
  expect(lost.numbers).toEqual(expected);
});

test("segments are counted over all pages, and the log names the first hundred", () => {
  const lost = new LostPlaceables();
  const page = Array.from({ length: 80 }, () => ({ source: "%s", target: "x" }));
  lost.look(page);
  lost.look(page, 80);
  const logged: unknown[] = [];
  lost.warn((...line) => logged.push(line), { document: 1 });
  const first = Array.from({ length: 100 }, (_, at) => at + 1).join(", ");
  expect(logged).toEqual([["placeholders lost or added", { document: 1, segments: `${first}, and 60 more` }, "warn"]]);
});
