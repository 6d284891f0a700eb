import { expect, test } from "vitest";
import { recordExamples } from "./record.ts";

// `npm run gen -- examples` updates the file.
test("the printed machine translations are those that the server returns", async () => {
  const text = `${JSON.stringify(await recordExamples(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../../api/data/recorded.gen.json");
});
