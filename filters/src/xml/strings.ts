import type { SegmentMetadata, Unit } from "../document/unit.ts";
import { cdataEnd, cdataStart } from "./pieces.ts";
import { decodeText, escapeText, removeInvalid } from "./references.ts";

/** The unit of a content (`start` to `end`) that is a plain string or one CDATA section; undefined for any other. */
export function buildStringUnit(text: string, start: number, end: number, facts: SegmentMetadata): Unit | undefined {
  const raw = text.slice(start, end);
  if (raw.trim() === "") return undefined;
  if (!raw.includes("<"))
    return { start, end, text: decodeText(raw), escape: raw.includes("\r\n") ? writeLines : writeText, ...facts };
  const from = raw.indexOf(cdataStart);
  const to = raw.lastIndexOf(cdataEnd);
  const isSection = from >= 0 && raw.slice(0, from).trim() === "" && raw.slice(to + cdataEnd.length).trim() === "";
  if (!isSection || raw.indexOf(cdataEnd) !== to) return undefined;
  return {
    start: start + from + cdataStart.length,
    end: start + to,
    text: raw.slice(from + cdataStart.length, to),
    escape: writeSection,
    ...facts,
  };
}

const writeText = (text: string): string => escapeText(removeInvalid(text));
const writeLines = (text: string): string => writeText(text).replaceAll("\n", "\r\n");
const writeSection = (text: string): string => removeInvalid(text).replaceAll(cdataEnd, "]]]]><![CDATA[>");
