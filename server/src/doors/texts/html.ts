import { FilterError } from "@openparlance/filters/filter-error";
import type { FileFilters, FilterContext } from "../../core/filters.ts";
import type { SplitMode } from "./piece.ts";

const noTranslateMark = '  translate="no"';

/** A larger fragment is closed while it is translated, and then read again. Open, it takes up to 80 times its size. */
const maxHeldBytes = 4096;

/** Translates a fragment of HTML. The content of elements in `ignoreTags` stays. `translate` returns all targets. */
export async function translateHtml(
  filters: FileFilters,
  html: string,
  languages: { sourceLang: string; targetLang: string },
  { splitting, ignoreTags }: { splitting: SplitMode; ignoreTags: readonly string[] },
  work: FilterContext,
  translate: (sources: readonly string[]) => Promise<string[]>,
): Promise<string> {
  const ignored = new Set(ignoreTags.map((name) => name.toLowerCase()));
  const markIgnored = (start: string, name: string) =>
    ignored.has(name.toLowerCase()) ? start + noTranslateMark : start;
  const marked = ignored.size === 0 ? html : html.replaceAll(startOfElementPattern, markIgnored);
  const segmentation = splitting === "none" ? ("paragraph" as const) : ("sentence" as const);
  const reading = { format: "html", options: {}, subfilters: {}, srx: "", segmentation };
  const bytes = new TextEncoder().encode(marked);
  const file = await filters.open({ bytes, name: "text.html", ...languages, reading }, work).catch(nothingToTranslate);
  if (!file) return html;
  try {
    const sources: string[] = [];
    for await (const page of file.segments()) for (const { source } of page) sources.push(source);
    if (bytes.length > maxHeldBytes) file.close();
    const targets = await translate(sources);
    return new TextDecoder().decode(await file.merge(() => [targets])).replaceAll(noTranslateMark, "");
  } finally {
    file.close();
  }
}

/** The beginnings of start tags without the attribute `translate`, up to the end of the name. */
const startOfElementPattern = /<([^\s/<>]+)(?=[\s/>])(?![^<>]*\stranslate=)/gi;

function nothingToTranslate(error: unknown): undefined {
  if (!(error instanceof FilterError && error.reason === "No translatable content")) throw error;
}
