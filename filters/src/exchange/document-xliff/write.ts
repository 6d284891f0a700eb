import { escapeText, removeInvalid, writeAttributes } from "../../xml/references.ts";
import { type CodeMarkup, Codes, writeCodes } from "../codes.ts";

/** The namespace of the attribute with the document's ID. */
export const documentNamespace = "urn:parlance:xliff:1";

export interface DocumentXliffHeader {
  documentId: number;
  /** The name of the document's file. */
  original: string;
  /** `en` or `en-GB` */
  sourceLanguage: string;
  targetLanguage: string;
  /** In the form of XLIFF 1.2: `plaintext`, `html`, `x-json`. */
  datatype: string;
}

export interface WorkUnit {
  id: number;
  source: string;
  /** "" without one. */
  target: string;
  /** "" if there is none. */
  state: string;
  isApproved: boolean;
  /** The key of the text in its file, by which older clients find it. */
  key?: string | undefined;
  /** The findings of checks in the target. */
  notes?: readonly string[] | undefined;
}

/**
 * Writes a document for linguists in pieces: the beginning, several times some units, and the end. The document is
 * XLIFF 1.2 with a `trans-unit` for each segment. Inline tags are `<g>` and `<ph>`; the same tags in source and target
 * have the same ID.
 * Source: contract of the API, section "Human work through XLIFF".
 */
export function documentXliffWriter(header: DocumentXliffHeader): {
  start: string;
  part(units: readonly WorkUnit[]): string;
  end: string;
} {
  const { documentId, original, sourceLanguage, targetLanguage, datatype } = header;
  const attributes = writeAttributes({
    original,
    "source-language": sourceLanguage,
    "target-language": targetLanguage,
    datatype,
    "p:document": String(documentId),
  });
  const start = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:p="${documentNamespace}">`,
    ` <file${attributes}>`,
    `  <header><note from="parlance">document:${documentId}</note></header>`,
    "  <body>",
  ];
  return {
    start: `${start.join("\n")}\n`,
    part: (units) => units.map((unit) => `   ${writeUnit(unit)}\n`).join(""),
    end: "  </body>\n </file>\n</xliff>\n",
  };
}

function writeUnit({ id, source, target, state, isApproved, key, notes = [] }: WorkUnit): string {
  const codes = new Codes(removeInvalid(source));
  const isSpaced = /^\s|\s$|\s\s|[\t\n\r]/.test(source + target);
  const attributes = writeAttributes({
    id: String(id),
    resname: key,
    approved: isApproved ? "yes" : undefined,
    "xml:space": isSpaced ? "preserve" : undefined,
  });
  const written = `<target${writeAttributes({ state })}>${writeCodes(removeInvalid(target), codes, markup)}</target>`;
  const remarks = notes
    .map((note) => `<note from="${checksName}" annotates="target">${escapeAll(note)}</note>`)
    .join("");
  return `<trans-unit${attributes}><source>${writeCodes(removeInvalid(source), codes, markup)}</source>${written}${remarks}</trans-unit>`;
}

/** The author of notes about checks, which distinguishes them from notes of the document. */
const checksName = "parlance checks";

const markup: CodeMarkup = {
  open: (id) => `<g id="${id}">`,
  close: () => "</g>",
  standalone: (id, code) => `<ph id="${id}">${code}</ph>`,
};

const escapeAll = (text: string): string => escapeText(removeInvalid(text));
