import type { CharacterReferences, Section } from "../document/references.ts";
import { cdataEnd, cdataStart } from "./pieces.ts";

/**
 * The encoding that an XML file without a byte-order mark declares (XML 1.0, appendix F); undefined when it does not. A
 * declaration in single bytes can't be UTF-16, although .NET writes that for a text that becomes UTF-8 later.
 */
export function declaredEncoding(file: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(file.subarray(0, 256));
  if (start.startsWith("<\0")) return "utf-16le";
  if (start.startsWith("\0<")) return "utf-16be";
  return /^<\?xml[^>]*?\sencoding\s*=\s*["'](?!utf-?16)([\w.:-]+)["']/i.exec(start)?.[1];
}

/** References for characters that the encoding of an XML file can't represent. */
export const reference: CharacterReferences = {
  character: (codePoint) => `&#${codePoint};`,
  sections: { in: cdataSections, start: cdataStart, end: cdataEnd },
};

/** The spans of CDATA sections, without their brackets. */
function* cdataSections(text: string): Generator<Section> {
  for (const { 0: match, index } of text.matchAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g)) {
    if (match.startsWith(cdataStart))
      yield { start: index + cdataStart.length, end: index + match.length - cdataEnd.length };
  }
}
