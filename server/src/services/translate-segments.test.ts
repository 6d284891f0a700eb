import type { EngineMatch, EngineTranslation } from "@openparlance/engine";
import { liveBytes } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import type { MemoryEngines } from "../engines/memory-engines.ts";
import { openTranslator } from "./translate-segments.ts";

const open = (engines: Partial<MemoryEngines>, withMemory = false) =>
  openTranslator({
    engines: engines as MemoryEngines,
    memory: {} as Parameters<typeof openTranslator>[0]["memory"],
    withMemory,
    signal: new AbortController().signal,
  });

test("a doubtful translation is none in a file", async () => {
  const best = { target: "Der Hafen ist.", targetWithTags: "Der Hafen ist.", score: 0.2 } as EngineTranslation;
  const translate = async (isDoubtful: boolean) => {
    const engines: Pick<MemoryEngines, "learnAll" | "translate"> = {
      learnAll: async () => {},
      translate: async () => [[{ ...best, isDoubtful }]],
    };
    const translator = await open(engines);
    const targets = await translator.translate([{ source: "The harbour is closed." }]);
    return [...targets, translator.counts.untranslated];
  };
  expect(await translate(false)).toEqual(["Der Hafen ist.", 0]);
  expect(await translate(true)).toEqual(["The harbour is closed.", 1]);
});

test("a match without the codes of the file is translated", async () => {
  const source = 'The <g id="1">deck</g>';
  const translate = async (target: string) => {
    const translator = await open(
      {
        learnAll: async () => {},
        lookUp: async () => [[{ target } as EngineMatch]],
        translate: async () => [[{ targetWithTags: 'Das <g id="1">Deck</g>', score: 1 } as EngineTranslation]],
      },
      true,
    );
    return translator.translate([{ source }]);
  };
  expect(await translate('<g id="1">Deck</g>')).toEqual(['<g id="1">Deck</g>']);
  for (const broken of ["Deck", '</g>Deck<g id="1">', '<g id="1">Deck', '<g id="1">Deck</g><x id="2"/>'])
    expect(await translate(broken)).toEqual(['Das <g id="1">Deck</g>']);
});

test("the translations of a long file use little memory", async () => {
  const target = "Der Hafen ist geschlossen. ".repeat(10);
  const translator = await open({
    learnAll: async () => {},
    translate: async (_, requests) =>
      requests.map(({ source }) => [{ targetWithTags: target + source, score: 1 } as EngineTranslation]),
  });
  const translatePages = async (count: number, from: number) => {
    for (let page = from; page < from + count; page++) {
      const sources = Array.from({ length: 500 }, (_, at) => ({
        source: `Berth ${page} ${at}. ${"Free. ".repeat(40)}`,
      }));
      await translator.translate(sources);
    }
  };
  await translatePages(10, 0);
  const before = liveBytes();
  await translatePages(150, 10);
  expect(liveBytes() - before).toBeLessThan(15e6);
});
