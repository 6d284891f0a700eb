import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bergamotIn } from "@openparlance/server/node";
import { firefoxTiny, makeRandomModel } from "@openparlance/server/testing";
import type { Measurements } from "../report.ts";
import { cpuMs } from "./cpu.ts";

const megabyte = 2 ** 20;
const sentences = 16;
const rounds = 4;

/** A neural model of random weights in the shape of Firefox's. Its translations are as long as they may be. */
export async function measureNeural(): Promise<Measurements> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "parlance-neural-"));
  const folder = temporary.path;
  const { model, shortlist, vocabulary } = makeRandomModel(firefoxTiny);
  await mkdir(join(folder, "ende"));
  const files = { "model.ende.intgemm.alphas.bin": model, "lex.ende.s2t.bin": shortlist, "vocab.ende.spm": vocabulary };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, "ende", name), bytes);
  // The model's thread alone keeps no process.
  const awake = setInterval(() => {}, 1000);
  try {
    const provider = bergamotIn(folder);
    const { signal } = new AbortController();
    const translate = (sources: string[]) =>
      provider.translate(
        { sourceLanguage: "en", targetLanguage: "de", n: 1, segments: sources.map((source) => ({ source })) },
        signal,
      );
    const [emptyBytes, start] = [process.memoryUsage.rss(), cpuMs()];
    await translate(["The harbour is closed."]);
    const loaded = cpuMs();
    for (let round = 0; round < rounds; round++)
      await translate(
        Array.from(
          { length: sentences },
          (_, at) => `Ferry ${round * sentences + at} leaves the harbour of the town at ten.`,
        ),
      );
    return {
      "model MB": model.length / megabyte,
      "loading CPU ms": loaded - start,
      "CPU ms a sentence": (cpuMs() - loaded) / (rounds * sentences),
      "memory MB": (process.memoryUsage.rss() - emptyBytes) / megabyte,
    };
  } finally {
    clearInterval(awake);
  }
}
