import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";

/** A string of the user interface; `catalog` is a part of LibreOffice, such as `sw` for Writer. */
export interface UiString {
  catalog: string;
  source: string;
  target: string;
}

/** The strings of `bench/fixtures` (see its NOTICE), English to `target`, by catalog. */
export async function readUiStrings(target: "de" | "fr"): Promise<UiString[]> {
  const file = new URL(`../../fixtures/libreoffice-ui.en-${target}.tsv.br`, import.meta.url);
  const text = brotliDecompressSync(await readFile(file)).toString("utf8");
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => {
    const [catalog = "", source = "", target = ""] = line.split("\t");
    return { catalog, source, target };
  });
}
