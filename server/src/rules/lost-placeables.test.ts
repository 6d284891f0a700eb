import { expect, test } from "vitest";
import { lostPlaceables } from "./lost-placeables.ts";

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
  expect(lostPlaceables([{ source, target }])).toEqual(expected);
});
