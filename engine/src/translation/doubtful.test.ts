import { tokenize } from "@openparlance/text";
import { expect, test } from "vitest";
import type { WordProvenance } from "../mt/translation/translation.ts";
import { isDoubtful } from "./doubtful.ts";
import { buildTranslation } from "./translation.ts";

const source = "The harbour is closed.";
const links = [0, 1, 2, 3, 4].map((at) => [at, at] as const);
const memory = { kind: "memory", number: 1 } as const;
const translate = (
  target: string,
  linked = links,
  { confidence = 0.2, score = 0.7, kind = memory as WordProvenance } = {},
) => ({
  ...buildTranslation(tokenize(target, "de"), linked, kind, score),
  confidence,
});

test("a translation is doubtful where it lacks half of the content words, or little is expected of it", () => {
  const isIt = (...translation: Parameters<typeof translate>) => isDoubtful(source, "en", translate(...translation));
  const partial = links.filter(([at]) => at !== 3);
  expect(isIt("Der Hafen ist geschlossen.")).toBe(false);
  expect(isIt("Der Hafen ist.", partial)).toBe(true);
  expect(isIt("Der Hafen ist.", partial, { confidence: 0.4 })).toBe(false);
  expect(isIt("Der Hafen is closed.", links, { score: 0.45 })).toBe(true);
  expect(isIt("Der Hafen ist zu.", partial, { kind: { kind: "provider", number: 0 } })).toBe(false);
  expect(isIt("Der Hafen is closed.", links, { score: 0.1, kind: { kind: "term", number: 1 } })).toBe(false);
});

test("function words may be in no part of a translation", () => {
  const linked = links.filter(([at]) => at !== 0 && at !== 2);
  expect(isDoubtful(source, "en", translate("Hafen geschlossen.", linked))).toBe(false);
});
