import { escapeText, removeInvalid, writeAttributes } from "../xml/references.ts";
import { type CodeMarkup, Codes, writeCodes } from "./codes.ts";
import type { LanguagePair, MemoryPair } from "./pairs.ts";
import { type StreamWriter, textWriter } from "./stream.ts";
import { writeContext } from "./tmx/context.ts";

/** The ID of the tool that writes these files, by which their codes are recognized. */
export const ownToolId = "parlance";

export interface MemoryXliffHeader extends LanguagePair {
  /** The source of the pairs: the name of the memory. */
  original: string;
}

/**
 * Writes the pairs of a memory as XLIFF 1.2 in UTF-8, a `trans-unit` for each. Inline tags are native codes, `<bpt>`,
 * `<ept>` and `<ph>`, with the tag as their text.
 */
export function memoryXliffWriter(header: MemoryXliffHeader): StreamWriter<MemoryPair> {
  let units = 0;
  return textWriter(writeHead(header), (pair) => writeUnit(++units, pair), "</body></file>\n</xliff>\n");
}

function writeHead({ original, sourceLanguage, targetLanguage }: MemoryXliffHeader): string {
  const languages = { "source-language": sourceLanguage, "target-language": targetLanguage };
  const tool = { "tool-id": ownToolId };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `<file${writeAttributes({ original, ...languages, datatype: "xml", ...tool })}>`,
    `<header><tool${writeAttributes({ ...tool, "tool-name": "Parlance" })}/></header>`,
    "<body>\n",
  ].join("\n");
}

function writeUnit(id: number, pair: MemoryPair): string {
  const [from, to] = [removeInvalid(pair.source), removeInvalid(pair.target)];
  const codes = new Codes(from);
  const [source, target] = [writeCodes(from, codes, markup), writeCodes(to, codes, markup)];
  const content = `<source>${source}</source><target>${target}</target>${writeContexts(pair.context)}`;
  return `<trans-unit id="${id}" xml:space="preserve">${content}</trans-unit>\n`;
}

/** Writes the neighbors as a context to compare. Source: XLIFF 1.2, `context-group`, purpose `match`. */
function writeContexts(context: MemoryPair["context"]): string {
  const contexts = Object.entries(writeContext(context));
  if (contexts.length === 0) return "";
  const elements = contexts.map(
    ([type, text]) => `<context context-type="${type}">${escapeText(removeInvalid(text))}</context>`,
  );
  return `<context-group purpose="match">${elements.join("")}</context-group>`;
}

const markup: CodeMarkup = {
  open: (number, code) => `<bpt id="${number}">${code}</bpt>`,
  close: (number, code) => `<ept id="${number}">${code}</ept>`,
  standalone: (number, code) => `<ph id="${number}">${code}</ph>`,
};
