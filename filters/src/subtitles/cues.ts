import type { Tag, TaggedText } from "@parlance/text";
import type { Span } from "../document/stretch.ts";

/** The text of a cue. */
export interface Cue extends Span {
  /** The name of the cue, if it has one that is no number. */
  name?: string;
}

/** Runs of lines between empty ones; the line ends are not part of the spans. */
export function* lineBlocks(text: string): Generator<Span[]> {
  let block: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    if (end > start) block.push({ start, end });
    start = text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
    if ((end === block.at(-1)?.end && start < text.length) || block.length === 0) continue;
    yield block;
    block = [];
  }
}

function lineEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); at < text.length && code !== 10 && code !== 13; code = text.charCodeAt(at)) at++;
  return at;
}

/**
 * Takes the markup out of a cue: line ends become spaces, since a sentence goes on over them.
 *
 * @param markup finds a tag, with its name in group 2 and `/` in group 1 when it closes, or nothing there
 */
export function readCue(raw: string, markup: RegExp, decode: (text: string) => string): TaggedText {
  const tags: Tag[] = [];
  let plain = "";
  let end = 0;
  const add = (text: string) => {
    plain += decode(/[\r\n]/.test(text) ? text.replace(/(?<!\s)\s*[\r\n]\s*/g, " ") : text);
  };
  for (const { 0: text, 1: slash, 2: name, index } of raw.matchAll(markup)) {
    add(raw.slice(end, index));
    end = index + text.length;
    tags.push({
      kind: slash ? "close" : name ? "open" : "standalone",
      name: name?.toLowerCase() ?? "x",
      text,
      at: plain.length,
    });
  }
  add(raw.slice(end));
  return { plain, tags };
}
