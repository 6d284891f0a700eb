import { filters } from "@parlance/filters";

const titles: Readonly<Record<string, string>> = {
  plaintext: "Plain text",
  markdown: "Markdown",
  html: "HTML",
  json: "JSON",
  arb: "Application Resource Bundle",
  yaml: "YAML",
  po: "Gettext PO",
  properties: "Java properties",
  strings: "Apple strings",
  stringsdict: "Apple stringsdict",
  csv: "CSV",
  tsv: "TSV",
  srt: "SubRip subtitles",
  vtt: "WebVTT subtitles",
  xml: "XML",
  android: "Android strings",
  resx: ".NET resources",
  xliff: "XLIFF",
  sdlxliff: "SDLXLIFF",
  epub: "EPUB book",
  docx: "Word document",
  xlsx: "Excel workbook",
  pptx: "PowerPoint presentation",
};

/** What people call a format. */
export const titleOf = (format: string): string => titles[format] ?? format.toUpperCase();

/** Units of these are never cut. */
const bilingual: ReadonlySet<string> = new Set(["xliff", "sdlxliff", "po"]);

/** The filter configurations that a new organization begins with: one per format, as the filter reads it by itself. */
export const builtInConfigs = filters.map(({ name: format }) =>
  bilingual.has(format)
    ? { format, name: `${titleOf(format)} by unit`, description: "One segment per unit" }
    : { format, name: `${titleOf(format)} by sentence`, description: "One segment per sentence" },
);
