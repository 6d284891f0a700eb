import { expect, test } from "vitest";
import { updateCriterion, updateSearchText } from "./criteria.ts";

const cells = Object.entries({
  Open: "Offen",
  "Open now": "Offen jetzt",
  Closed: "Zu*",
  "Half open": "Halb offen",
}).map(([original, current]) => ({ original, current }));

test.each([
  ["Open*", "Offen*"],
  ["open n*", "Offen jetzt*"],
  ["*open", "*Offen"],
  ["*pen*", "*Offen*"],
  ["<>Closed", "<>Zu~*"],
  ["=Open", "=Offen"],
  ["<>*closed", "<>*Zu~*"],
])("%s selects the same cells as %s after the translation", (criterion, changed) => {
  expect(updateCriterion(criterion, cells)).toBe(changed);
});

test.each(["Other*", "Op?n", "*", "", ">5", "O*n"])("%s has no other criterion for the same cells", (criterion) => {
  expect(updateCriterion(criterion, cells)).toBeUndefined();
});

test("a text that is looked for is one that the same cells have", () => {
  expect(updateSearchText("now", cells)).toBe("Offen jetzt");
  expect(updateSearchText("Pen", cells)).toBe("Offen");
  expect(updateSearchText("a~", [{ original: "a~ b?", current: "c~ d?" }])).toBe("c~ d?");
});
