import recorded from "@openparlance/api/recorded" with { type: "json" };
import { expect, test } from "vitest";
import { requestInTests } from "../../../sandbox/testing/request-in-tests.ts";
import { confirmSegment, translateSource } from "./memory.ts";
import { sentences } from "./sentences.ts";

const sandbox = requestInTests();

test("the response that the page shows at first is the one of the sandbox", async () => {
  expect(await translateSource(sandbox, sentences[0])).toEqual(recorded["index/translate"]);
});

test("each proposed sentence is translated correctly, and a confirmed correction is used in the next", async () => {
  const targetOf = async (source: string) => (await translateSource(sandbox, source)).translation[0]?.target ?? "";
  expect(await Promise.all(sentences.map(targetOf))).toEqual([
    "Der Liegeplatz ist wegen Reparaturen geschlossen.",
    "Der Kran ist wegen Reparaturen geschlossen.",
    "Die Fähre legt um zehn Uhr ab.",
    "Der Parkplatz ist voll.",
  ]);
  const corrected = "Der Liegeplatz ist wegen Reparaturen gesperrt.";
  await confirmSegment(sandbox, sentences[0], corrected);
  expect(await targetOf(sentences[0])).toBe(corrected);
  expect(await targetOf(sentences[1])).toBe("Der Kran ist wegen Reparaturen gesperrt.");
});
