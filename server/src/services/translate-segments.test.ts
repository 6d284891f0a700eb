import type { EngineTranslation } from "@openparlance/engine";
import { expect, test } from "vitest";
import type { MemoryEngines } from "../engines/memory-engines.ts";
import { SegmentTranslator } from "./translate-segments.ts";

test("a doubtful translation is none in a file", async () => {
  const best = { target: "Der Hafen ist.", targetWithTags: "Der Hafen ist.", score: 0.2 } as EngineTranslation;
  const translate = async (isDoubtful: boolean) => {
    const engines: Pick<MemoryEngines, "learnAll" | "translate"> = {
      learnAll: async () => {},
      translate: async () => [[{ ...best, isDoubtful }]],
    };
    const translator = await SegmentTranslator.open({
      engines: engines as MemoryEngines,
      memory: {} as Parameters<typeof SegmentTranslator.open>[0]["memory"],
      withMemory: false,
      signal: new AbortController().signal,
    });
    const targets = await translator.translate([{ source: "The harbour is closed." }]);
    return [...targets, translator.untranslated];
  };
  expect(await translate(false)).toEqual(["Der Hafen ist.", 0]);
  expect(await translate(true)).toEqual(["The harbour is closed.", 1]);
});
