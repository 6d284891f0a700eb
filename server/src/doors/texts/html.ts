import { FilterError } from "@openparlance/filters/filter-error";
import type { FileFilters, FilterWork } from "../../core/filters.ts";
import type { Splitting } from "./piece.ts";

/** A fragment of HTML, until it is closed. */
export interface OpenHtml {
  sources: string[];
  merge(targets: readonly string[]): Promise<string>;
  close(): void;
}

const mark = '  translate="no"';

/**
 * Opens a fragment of HTML with the filter for files.
 *
 * @param ignoreTags elements whose content isn't translated
 * @returns undefined when it has no text
 */
export async function openHtml(
  filters: FileFilters,
  html: string,
  languages: { sourceLang: string; targetLang: string },
  { splitting, ignoreTags }: { splitting: Splitting; ignoreTags: readonly string[] },
  work: FilterWork,
): Promise<OpenHtml | undefined> {
  const ignored = new Set(ignoreTags.map((name) => name.toLowerCase()));
  const markIgnored = (start: string, name: string) => (ignored.has(name.toLowerCase()) ? start + mark : start);
  const marked = ignored.size === 0 ? html : html.replaceAll(startOfElement, markIgnored);
  const segmentation = splitting === "none" ? ("paragraph" as const) : ("sentence" as const);
  const reading = { format: "html", options: {}, subfilters: {}, srx: "", segmentation };
  const bytes = new TextEncoder().encode(marked);
  const file = await filters.open({ bytes, name: "text.html", ...languages, reading }, work).catch(nothingToTranslate);
  if (!file) return undefined;
  try {
    const sources: string[] = [];
    for await (const page of file.segments()) sources.push(...page.map(({ source }) => source));
    return {
      sources,
      merge: async (targets) => new TextDecoder().decode(await file.merge(() => [targets])).replaceAll(mark, ""),
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Positions where the attributes begin in elements without the attribute `translate`. */
const startOfElement = /<([^\s/<>]+)(?=[\s/>])(?![^<>]*\stranslate=)/gi;

function nothingToTranslate(error: unknown): undefined {
  if (!(error instanceof FilterError && error.reason === "No translatable content")) throw error;
}
