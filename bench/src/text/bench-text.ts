import { findPlaceables, splitSentences, tokenize } from "@openparlance/text";
import { cpuMs } from "../engine/cpu.ts";
import { readUiStrings } from "../engine/libreoffice.ts";
import { describeOrigin, keepRecord, reportMissed } from "../record.ts";
import { formatTable, overBudget, type TextRecord, type TextSpeed } from "./report.ts";

const runs = 5;
const prose = (n: number) => `Some value number ${n} stands in this text. And another sentence follows it.`;

/** Measures what the functions of `text/` cost in CPU time; false when a budget is missed. */
export async function benchText(): Promise<boolean> {
  const strings = await readUiStrings("de");
  const materials = {
    prose: Array.from({ length: 30_000 }, (_, n) => prose(n)),
    "interface strings": strings.map(({ source }) => source),
  };
  const record: TextRecord = {
    ...describeOrigin(),
    speeds: Object.entries(materials).map(([material, texts]) => measure(material, texts)),
  };
  console.log(formatTable(record));
  await keepRecord("text", record);
  return reportMissed(overBudget(record));
}

function measure(material: string, texts: readonly string[]): TextSpeed {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const speed = (run: (text: string) => unknown) => {
    const times = Array.from({ length: runs }, () => {
      const before = cpuMs();
      for (const text of texts) run(text);
      return cpuMs() - before;
    });
    return bytes / 1000 / Math.min(...times);
  };
  return {
    material,
    sentences: speed((text) => splitSentences(text, "en")),
    tokens: speed((text) => tokenize(text, "en")),
    placeables: speed(findPlaceables),
  };
}
