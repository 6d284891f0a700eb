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
  const line = /([^\r\n]*)(?:\r\n|\r|\n|$)/g;
  for (const { 0: whole, 1: content = "", index: start } of text.matchAll(line)) {
    if (content !== "") block.push({ start, end: start + content.length });
    if ((content === "" || start + whole.length === text.length) && block.length > 0) {
      yield block;
      block = [];
    }
  }
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
    plain += decode(text.replace(/(?<!\s)\s*[\r\n]\s*/g, " "));
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
