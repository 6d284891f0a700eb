import { expect, test } from "vitest";
import { createAdaptiveLearner } from "./learner.ts";

test("confirmed segments are in the next translation, the last confirmed first", () => {
  const learner = createAdaptiveLearner("en", "de");
  learner.train([{ id: 1, source: "Save", target: "Sichern" }]);
  expect(learner.translate("Save")?.target).toBe("Sichern");
  learner.confirm({ id: 2, source: "Save", target: "Speichern" });
  expect(learner.translate("Save")?.target).toBe("Speichern");
  expect(learner.translate("Save Save")?.target).toContain("Speichern");
});

test("a source that is nothing but a tag is taken from the memory too", () => {
  const learner = createAdaptiveLearner("en", "de");
  learner.confirm({ id: 1, source: "<None>", target: "<Keiner>" });
  expect(learner.translate("<None>")?.target).toBe("<Keiner>");
});
