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
 * Opens a fragment of HTML as the filter for files does.
 *
 * @param ignoreTags elements whose content stays as it is
 * @returns undefined when it has no text
 */
export async function openHtml(
  filters: FileFilters,
  html: string,
  languages: { sourceLang: string; targetLang: string },
  { splitting, ignoreTags }: { splitting: Splitting; ignoreTags: readonly string[] },
  work: FilterWork,
): Promise<OpenHtml | undefined> {
  const marked = ignoreTags.length === 0 ? html : html.replaceAll(startOf(ignoreTags), `$&${mark}`);
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

/** Matches the start of the attributes of elements without a setting for translation. */
const startOf = (names: readonly string[]): RegExp =>
  new RegExp(`<(?:${names.map(escapeRegExp).join("|")})(?=[\\s/>])(?![^<>]*\\stranslate=)`, "gi");

function nothingToTranslate(error: unknown): undefined {
  if (!(error instanceof FilterError && error.reason === "No translatable content")) throw error;
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
