import { operations } from "@openparlance/api";
import { commonToolchains, shownSamples } from "@openparlance/site/executed";
import { expect, test } from "vitest";
import { runReference } from "./reference-programs.ts";

// `npm run samples` runs the other languages, and records the date.
test.each(["sh", "js", "py"])("the samples of the reference in .%s get the documented response", async (language) => {
  const samples = shownSamples().filter((one) => one.language === language && one.name.startsWith("reference/"));
  expect(samples).toHaveLength(Object.keys(operations).length);
  const tools = commonToolchains[language];
  expect(tools && (await runReference(samples, tools))).toEqual(new Map());
});
