import { escapeAttribute, escapeText, holdable } from "../../xml/references.ts";
import type { LanguagePair } from "../pairs.ts";
import type { StreamWriter } from "../stream.ts";
import type { TermPair } from "./read.ts";

/** The version of TBX-Basic: 2 is what most tools read, 3 is ISO 30042:2019 in its attribute style. */
export type TbxVersion = 2 | 3;

export interface TbxHeader extends LanguagePair {
  version: TbxVersion;
  /** Who writes. */
  tool: string;
}

interface Names {
  head: (header: TbxHeader) => string;
  tail: string;
  concept: string;
  language: string;
  term: string;
}

const names: Readonly<Record<TbxVersion, Names>> = {
  2: {
    head: ({ sourceLanguage, tool }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">\n` +
      `<martif type="TBX-Basic" xml:lang="${attribute(sourceLanguage)}">\n<martifHeader>${description(tool)}</martifHeader>\n<text>\n<body>\n`,
    tail: "</body>\n</text>\n</martif>\n",
    concept: "termEntry",
    language: "langSet",
    term: "tig",
  },
  3: {
    head: ({ sourceLanguage, tool }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n` +
      `<tbx type="TBX-Basic" style="dca" xml:lang="${attribute(sourceLanguage)}" xmlns="urn:iso:std:iso:30042:ed-2">\n<tbxHeader>${description(tool)}</tbxHeader>\n<text>\n<body>\n`,
    tail: "</body>\n</text>\n</tbx>\n",
    concept: "conceptEntry",
    language: "langSec",
    term: "termSec",
  },
};

/** Categories of TBX-Basic and where they stand; others become notes, `name: value`. */
const conceptCategories = new Set(["definition", "subjectField"]);
const termCategories = new Set([
  "administrativeStatus",
  "geographicalUsage",
  "grammaticalGender",
  "partOfSpeech",
  "termLocation",
  "termType",
]);

/** Writes TBX-Basic in UTF-8: a concept for each pair, numbered from 1. */
export function tbxWriter(header: TbxHeader): StreamWriter<TermPair> {
  const encoder = new TextEncoder();
  const { head: headOf, tail } = names[header.version];
  let head = headOf(header);
  let count = 0;
  return {
    push(pairs) {
      const text = head + pairs.map((pair) => writeConcept(pair, ++count, header)).join("");
      head = "";
      return encoder.encode(text);
    },
    end: () => encoder.encode(head + tail),
  };
}

function writeConcept({ source, target, metadata }: TermPair, id: number, header: TbxHeader): string {
  const { concept, language, term } = names[header.version];
  const entries = Object.entries(metadata).filter(([, value]) => value !== "");
  const element = (name: string, type: string, value: string) =>
    `<${name} type="${attribute(type)}">${text(value)}</${name}>`;
  const ofConcept = entries.filter(([type]) => conceptCategories.has(type));
  const ofTerm = entries.filter(([type]) => termCategories.has(type));
  const notes = entries.filter(([type]) => !conceptCategories.has(type) && !termCategories.has(type));
  const langOf = (code: string, content: string, more: string) =>
    `<${language} xml:lang="${attribute(code)}"><${term}><term>${text(content)}</term>${more}</${term}></${language}>\n`;
  const termNotes = ofTerm.map(([type, value]) => element("termNote", type, value)).join("");
  const noteText = notes.map(([type, value]) => `<note>${text(type === "note" ? value : `${type}: ${value}`)}</note>`);
  return (
    `<${concept} id="c${id}">${ofConcept.map(([type, value]) => element("descrip", type, value)).join("")}\n` +
    langOf(header.sourceLanguage, source, "") +
    langOf(header.targetLanguage, target, termNotes + noteText.join("")) +
    `</${concept}>\n`
  );
}

function description(tool: string): string {
  return `<fileDesc><sourceDesc><p>${text(tool)}</p></sourceDesc></fileDesc>`;
}

function text(value: string): string {
  return escapeText(holdable(value));
}

function attribute(value: string): string {
  return escapeAttribute(holdable(value));
}
