import { expect, test } from "vitest";
import { recordExamples } from "./record.ts";

// `npm run gen -- examples` writes the file anew.
test("the printed machine translations are what the server answers", async () => {
  const text = `${JSON.stringify(await recordExamples(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../../api/data/recorded.gen.json");
});
