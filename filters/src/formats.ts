export interface FormatNames {
  /** `plaintext` */
  name: string;
  /** For people: `Plain text`. */
  title: string;
  /** Lower case, with the dot: `.txt`. */
  extensions: readonly string[];
  /** Whether the texts of the format have keys, which are the contexts of their segments. */
  hasKeys?: boolean;
}

/** Every format, in the order of lists. Separate from the filters, which take long to load. */
export const formats = {
  plaintext: { name: "plaintext", title: "Plain text", extensions: [".txt"] },
  markdown: { name: "markdown", title: "Markdown", extensions: [".md", ".markdown"] },
  mdx: { name: "mdx", title: "MDX", extensions: [".mdx"] },
  html: { name: "html", title: "HTML", extensions: [".html", ".htm"] },
  xhtml: { name: "xhtml", title: "XHTML", extensions: [".xhtml", ".xht", ".svg"] },
  json: { name: "json", title: "JSON", extensions: [".json", ".jsonc"], hasKeys: true },
  arb: { name: "arb", title: "Application Resource Bundle", extensions: [".arb"], hasKeys: true },
  yaml: { name: "yaml", title: "YAML", extensions: [".yaml", ".yml"], hasKeys: true },
  po: { name: "po", title: "Gettext catalog", extensions: [".po", ".pot"], hasKeys: true },
  properties: { name: "properties", title: "Java properties", extensions: [".properties"], hasKeys: true },
  "properties-xml": {
    name: "properties-xml",
    title: "Java properties in XML",
    extensions: [".properties.xml"],
    hasKeys: true,
  },
  strings: { name: "strings", title: "Apple strings", extensions: [".strings"], hasKeys: true },
  fluent: { name: "fluent", title: "Fluent", extensions: [".ftl"], hasKeys: true },
  csv: { name: "csv", title: "Comma-separated values", extensions: [".csv"], hasKeys: true },
  tsv: { name: "tsv", title: "Tab-separated values", extensions: [".tsv"], hasKeys: true },
  srt: { name: "srt", title: "SubRip subtitles", extensions: [".srt", ".sbv"] },
  vtt: { name: "vtt", title: "WebVTT captions", extensions: [".vtt"] },
  ttml: { name: "ttml", title: "Timed text (TTML)", extensions: [".ttml", ".dfxp", ".itt"] },
  xml: { name: "xml", title: "XML", extensions: [".xml", ".dita", ".ditamap", ".dbk"] },
  android: { name: "android", title: "Android string resources", extensions: ["strings.xml"], hasKeys: true },
  resx: { name: "resx", title: ".NET resources", extensions: [".resx", ".resw"], hasKeys: true },
  stringsdict: { name: "stringsdict", title: "Apple stringsdict", extensions: [".stringsdict"], hasKeys: true },
  qt: { name: "qt", title: "Qt Linguist translations", extensions: [".ts"] },
  xcstrings: { name: "xcstrings", title: "Apple string catalog", extensions: [".xcstrings"], hasKeys: true },
  xliff: {
    name: "xliff",
    title: "XLIFF",
    extensions: [".xliff", ".xlf", ".mqxliff", ".mxliff", ".txlf"],
    hasKeys: true,
  },
  sdlxliff: { name: "sdlxliff", title: "SDLXLIFF", extensions: [".sdlxliff"], hasKeys: true },
  epub: { name: "epub", title: "EPUB", extensions: [".epub"] },
  idml: { name: "idml", title: "InDesign Markup (IDML)", extensions: [".idml"] },
  docx: { name: "docx", title: "Word document", extensions: [".docx", ".docm", ".dotx", ".dotm"] },
  pptx: {
    name: "pptx",
    title: "PowerPoint presentation",
    extensions: [".pptx", ".pptm", ".potx", ".potm", ".ppsx", ".ppsm"],
  },
  xlsx: { name: "xlsx", title: "Excel workbook", extensions: [".xlsx", ".xlsm", ".xltx", ".xltm"] },
  odt: { name: "odt", title: "OpenDocument text", extensions: [".odt", ".ott", ".fodt"] },
  odp: { name: "odp", title: "OpenDocument presentation", extensions: [".odp", ".otp", ".fodp"] },
  ods: { name: "ods", title: "OpenDocument spreadsheet", extensions: [".ods", ".ots", ".fods"] },
} as const satisfies Readonly<Record<string, FormatNames>>;

/** Extensions of files whose translations can be imported into a memory. */
export const memoryExtensions = [
  ".tmx",
  ".tmx.zip",
  ".sdltm",
  ".xliff",
  ".xlf",
  ".sdlxliff",
  ".mqxliff",
  ".mxliff",
  ".txlf",
] as const;

/** Extensions of files whose terms can be imported into a memory. */
export const termExtensions = [".csv", ".tsv", ".xlsx", ".tbx"] as const;

export type MemoryExtension = (typeof memoryExtensions)[number];

/** A name for Android's resources: `strings.xml`, `strings-menu.xml`, `app_strings.xml`, but not `substrings.xml`. */
const androidNamePattern = /(?<![\p{L}\d])strings(?:-[^/\\]*)?\.xml$/u;

/** The format of a file by the longest matching extension of its name, in any case; undefined for an unknown one. */
export function findFormat(fileName: string): FormatNames | undefined {
  const name = fileName.toLowerCase();
  if (name.endsWith(".xml") && !name.endsWith(".properties.xml"))
    return androidNamePattern.test(name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1))
      ? formats.android
      : formats.xml;
  const fitting = Object.values<FormatNames>(formats).flatMap((format) =>
    format.extensions.filter((extension) => name.endsWith(extension)).map((extension) => ({ format, extension })),
  );
  return fitting.sort((a, b) => b.extension.length - a.extension.length)[0]?.format;
}
