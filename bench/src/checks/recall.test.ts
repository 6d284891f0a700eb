import { Checker } from "@openparlance/engine";
import { seeded } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { readUiStrings } from "../engine/libreoffice.ts";
import { type InjectablePair, injections } from "./inject-faults.ts";

const maxFaults = 200;
const minRecall = 0.95;

/** Pairs of many catalogues, and sentences for what no string of an interface has. */
async function pairsOf(targetLanguage: "de" | "fr"): Promise<InjectablePair[]> {
  const strings = await readUiStrings(targetLanguage);
  const ends = { de: "Siehe auch", fr: "Voir aussi" };
  const created = Array.from({ length: 60 }, (_, at) => {
    const address = `https://harbour.test/${"abcdefghij"[at % 10]}/page${at}/ferries`;
    return { source: `See also ${address} for more.`, target: `${ends[targetLanguage]} ${address}.` };
  });
  const tagged = strings
    .slice(0, 3000)
    .filter(({ source, target }) => /^\p{L}+ \p{L}/u.test(source) && / /.test(target));
  const withTags = tagged.map(({ source, target }) => ({
    source: `<b>${source.replace(" ", "</b> ")}`,
    target: `<b>${target.replace(" ", "</b> ")}`,
  }));
  return [...strings, ...created, ...withTags];
}

test.each(["de", "fr"] as const)(
  "of faults injected into %s strings, at least 95 percent of each kind are found",
  async (language) => {
    const pairs = await pairsOf(language);
    const random = seeded(21);
    const check = (pair: InjectablePair) =>
      new Checker({ sourceLanguage: "en", targetLanguage: language })
        .check({ id: 1, ...pair })
        .map((finding) => finding.check);
    const recall: Record<string, number> = {};
    for (const { name, check: id, inject } of injections) {
      const matches: boolean[] = [];
      for (let tried = 0; tried < 100_000 && matches.length < maxFaults; tried++) {
        const pair = pairs[Math.floor(random() * pairs.length)] as InjectablePair;
        const wrong = inject(pair, random);
        if (!wrong || wrong.target === pair.target || check(pair).includes(id)) continue;
        const isFound = check(wrong).includes(id);
        if (!isFound && process.env.SHOW) console.log(name, wrong);
        matches.push(isFound);
      }
      expect(matches.length, name).toBeGreaterThanOrEqual(20);
      recall[name] = matches.filter(Boolean).length / matches.length;
    }
    for (const [name, share] of Object.entries(recall)) expect(share, name).toBeGreaterThanOrEqual(minRecall);
  },
);
