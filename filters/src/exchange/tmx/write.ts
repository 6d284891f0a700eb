import { pairTags, readTags } from "@parlance/text";
import { escapeAttribute, escapeText, holdable } from "../../xml/references.ts";
import type { LanguagePair, MemoryPair } from "../pairs.ts";
import type { StreamWriter } from "../stream.ts";

/** @param tool who writes, for the header */
export interface TmxHeader extends LanguagePair {
  tool: { name: string; version: string };
}

/**
 * Writes TMX 1.4b in UTF-8. Inline tags are in it as native codes, `<bpt>`, `<ept>` and `<ph>`, with the tag as
 * their text; those of source and target that are the same have the same `x`.
 */
export function tmxWriter(header: TmxHeader): StreamWriter<MemoryPair> {
  const encoder = new TextEncoder();
  let head = writeHead(header);
  return {
    push(pairs) {
      const text = head + pairs.map((pair) => writeUnit(pair, header)).join("");
      head = "";
      return encoder.encode(text);
    },
    end: () => encoder.encode(`${head}</body>\n</tmx>\n`),
  };
}

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
  const notes = (pair.notes ?? []).map((note) => `<note>${escapeText(holdable(note))}</note>`).join("");
  const properties = Object.entries(pair.properties ?? {})
    .map(([type, value]) => `<prop type="${escapeAttribute(holdable(type))}">${escapeText(holdable(value))}</prop>`)
    .join("");
  const numbers = new Map<string, number>();
  const source = writeVariant(pair.sourceLanguage ?? header.sourceLanguage, pair.source, numbers);
  const target = writeVariant(pair.targetLanguage ?? header.targetLanguage, pair.target, numbers);
  return `<tu${attributes}>${notes}${properties}\n${source}\n${target}\n</tu>\n`;
}

function writeVariant(language: string, text: string, numbers: Map<string, number>): string {
  return `<tuv xml:lang="${escapeAttribute(language)}"><seg>${writeSegment(holdable(text), numbers)}</seg></tuv>`;
}

/** @param numbers of the tags so far: the same tag for the same time has the same one in source and target */
function writeSegment(text: string, numbers: Map<string, number>): string {
  if (!text.includes("<")) return escapeText(text);
  const { plain, tags } = readTags(text);
  const partner = pairTags(tags);
  const times = new Map<string, number>();
  const x = new Int32Array(tags.length);
  let written = "";
  let at = 0;
  tags.forEach((tag, index) => {
    written += escapeText(plain.slice(at, tag.at));
    at = tag.at;
    const other = partner[index] as number;
    const code = escapeText(tag.text);
    if (other !== -1 && other < index) {
      written += `<ept i="${x[other]}">${code}</ept>`;
      return;
    }
    const time = (times.get(tag.text) ?? 0) + 1;
    times.set(tag.text, time);
    const key = `${time} ${tag.text}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    x[index] = number;
    written += other === -1 ? `<ph x="${number}">${code}</ph>` : `<bpt i="${number}" x="${number}">${code}</bpt>`;
  });
  return written + escapeText(plain.slice(at));
}

function writeAttributes(values: Readonly<Record<string, string | undefined>>): string {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text += ` ${name}="${escapeAttribute(holdable(value))}"`;
  }
  return text;
}

function formatDate(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
