import type { InlineTag } from "@openparlance/text";
import { emptyCodeName } from "../document/sentences.ts";
import type { Unit } from "../document/unit.ts";
import { decodeText } from "../xml/references.ts";
import { escapeHeader } from "./characters.ts";

/** Codes for font, color, size, computed values, the character `&` itself, and styles. */
const codePattern =
  /&amp;(?:"[^"]*"|&quot;(?:(?!&quot;).)*&quot;|K(?:[\dA-Fa-f]{6}|\d\d[+-]\d{3})|\d{1,3}|([PNDTFAZG])(?:[+-]\d+)?|(&amp;)|[A-Za-z])/g;

/** The three texts of a printed header or footer, with codes as tags. Source: ECMA-376 part 1, section 18.3.1.46. */
export function readHeaderTexts(raw: string, start: number, context: string): Unit[] {
  const units: Unit[] = [];
  let at = start;
  for (const section of raw.split(/(&amp;[LCR])/)) {
    const isCode = /^&amp;[LCR]$/.test(section);
    if (!isCode && section !== "")
      units.push({ start: at, end: at + section.length, text: tagText(section), escape: escapeHeader, context });
    at += section.length;
  }
  return units;
}

function tagText(raw: string): Unit["text"] {
  const tags: InlineTag[] = [];
  let plain = "";
  let at = 0;
  for (const { 0: code, 1: computed, 2: sign, index } of raw.matchAll(codePattern)) {
    plain += decodeText(raw.slice(at, index));
    at = index + code.length;
    if (sign !== undefined) plain += "&";
    else
      tags.push({
        kind: "standalone",
        name: computed === undefined ? emptyCodeName : "x",
        text: code,
        at: plain.length,
      });
  }
  return { plain: plain + decodeText(raw.slice(at)), tags };
}
