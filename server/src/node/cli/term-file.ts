import { createReadStream } from "node:fs";
import { Termbase } from "@openparlance/engine";
import { parseLocale } from "@openparlance/text";
import { CliError } from "../../commands/command.ts";
import type { NewTerm } from "../../core/memory-import.ts";
import { readImport } from "../../files/read-import.ts";
import { namingFile, requireFile } from "./named-file.ts";

/** The terms of a CSV, TSV, Excel, or TBX file. @throws CliError */
export async function readTermFile(path: string, sourceLocale: string, targetLocale: string): Promise<Termbase> {
  const [source, target] = [parseLocale(sourceLocale), parseLocale(targetLocale)];
  const memory = {
    ...{ sourceLang: source?.language ?? sourceLocale, sourceRegion: source?.region ?? null },
    ...{ targetLang: target?.language ?? targetLocale, targetRegion: target?.region ?? null },
  };
  await requireFile(path);
  const terms = new Termbase(memory.sourceLang);
  await namingFile(path, async () => {
    const toRead = { name: path, options: { hasHeaderRow: true, skipDuplicates: false }, memory };
    const { table, pages } = await readImport(toRead, createReadStream(path), () => {});
    if (table !== "terms") throw new CliError(`${path} has translations. Terms are in CSV, TSV, XLSX, or TBX.`);
    let id = 0;
    for await (const page of pages) for (const term of page as readonly NewTerm[]) terms.add({ id: ++id, ...term });
  });
  return terms;
}
