import { type JsxTag, readTag, skipExpression } from "./scan.ts";

/** Tags and expressions that begin a line. */
export interface Flow {
  tags: JsxTag[];
  end: number;
  /** Whether the tags and expressions are whole lines; otherwise, they begin a paragraph. */
  isWhole: boolean;
}

/**
 * Reads the tags and expressions that begin a line at `at`. Source: MDX 3.
 *
 * @param quotes the number of block quotes around them
 * @throws UnclosedMarkup
 */
export function readFlow(text: string, at: number, quotes = 0): Flow {
  const tags: JsxTag[] = [];
  let end = at;
  for (let next = at; ; next++) {
    const sign = text[next];
    if (sign === " " || sign === "\t") continue;
    if (sign === undefined || sign === "\n" || sign === "\r") return { tags, end, isWhole: end > at };
    const tag = sign === "<" ? readTag(text, next, quotes) : undefined;
    if (tag) tags.push(tag);
    else if (sign !== "{") return { tags, end, isWhole: false };
    end = tag ? tag.end : skipExpression(text, next, quotes);
    next = end - 1;
  }
}

/** Whether a line has only tags and expressions. */
export const mayBeginFlow = (line: string): boolean => /^\s*[<{]/.test(line) && readFlow(line, 0).isWhole;
