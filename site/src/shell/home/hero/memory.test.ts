import recorded from "@openparlance/api/recorded" with { type: "json" };
import { expect, test } from "vitest";
import { requestInTests } from "../../../sandbox/testing.ts";
import { confirm, translate } from "./memory.ts";
import { sentences } from "./sentences.ts";

const sandbox = requestInTests();

test("the response that the page shows at first is the one of the sandbox", async () => {
  expect(await translate(sandbox, sentences[0])).toEqual(recorded["index/translate"]);
});

test("a confirmed correction is used in each of the next sentences", async () => {
  const targetOf = async (source: string) => (await translate(sandbox, source)).translation[0]?.target ?? "";
  for (const sentence of sentences) expect(await targetOf(sentence)).toMatch(/ geschlossen\.$/);
  const corrected = (await targetOf(sentences[0])).replace("geschlossen", "gesperrt");
  await confirm(sandbox, sentences[0], corrected);
  expect(await targetOf(sentences[0])).toBe(corrected);
  for (const sentence of sentences.slice(1)) expect(await targetOf(sentence)).toMatch(/ gesperrt\.$/);
});
