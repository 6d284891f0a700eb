import { escapeAttribute, escapeText, removeInvalid, writeAttributes } from "../../xml/references.ts";
import { type CodeMarkup, Codes, writeCodes } from "../codes.ts";
import type { LanguagePair, MemoryPair } from "../pairs.ts";
import { type StreamWriter, textWriter } from "../stream.ts";
import { writeContext } from "./context.ts";

/** The tool of the files whose codes are read back unchanged. */
export const ownTool = "Parlance";

/** `tool` is the writing program. */
export interface TmxHeader extends LanguagePair {
  tool: { name: string; version: string };
}

/**
 * Writes TMX 1.4b in UTF-8. Inline tags are written as native codes, `<bpt>`, `<ept>` and `<ph>`, with the tag as their
 * text. Equal tags of source and target have the same `x`.
 */
export const tmxWriter = (header: TmxHeader): StreamWriter<MemoryPair> =>
  textWriter(writeHead(header), (pair) => writeUnit(pair, header), "</body>\n</tmx>\n");

function writeHead({ sourceLanguage, tool }: TmxHeader): string {
  const attributes = writeAttributes({
    creationtool: tool.name,
    creationtoolversion: tool.version,
    segtype: "sentence",
    "o-tmf": tool.name,
    adminlang: "en",
    srclang: sourceLanguage,
    datatype: "xml",
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header${attributes}/>\n<body>\n`;
}

function writeUnit(pair: MemoryPair, header: LanguagePair): string {
  const attributes = writeAttributes({
    creationdate: formatDate(pair.createdAt),
    creationid: pair.createdBy,
    changedate: formatDate(pair.changedAt),
    changeid: pair.changedBy,
  });
  const notes = (pair.notes ?? []).map((note) => `<note>${escapeText(removeInvalid(note))}</note>`).join("");
  const properties = Object.entries({ ...pair.properties, ...writeContext(pair.context) })
    .map(
      ([type, value]) =>
        `<prop type="${escapeAttribute(removeInvalid(type))}">${escapeText(removeInvalid(value))}</prop>`,
    )
    .join("");
  const codes = new Codes(removeInvalid(pair.source));
  const source = writeVariant(pair.sourceLanguage ?? header.sourceLanguage, pair.source, codes);
  const target = writeVariant(pair.targetLanguage ?? header.targetLanguage, pair.target, codes);
  return `<tu${attributes}>${notes}${properties}\n${source}\n${target}\n</tu>\n`;
}

const writeVariant = (language: string, text: string, codes: Codes): string =>
  `<tuv xml:lang="${escapeAttribute(language)}"><seg>${writeCodes(removeInvalid(text), codes, markup)}</seg></tuv>`;

/** A tag that is in source and target has the same `x` in both. */
const markup: CodeMarkup = {
  open: (number, code) => `<bpt i="${number}" x="${number}">${code}</bpt>`,
  close: (number, code) => `<ept i="${number}">${code}</ept>`,
  standalone: (number, code) => `<ph x="${number}">${code}</ph>`,
};

function formatDate(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
