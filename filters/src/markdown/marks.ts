import type { InlineTag, TaggedText } from "@openparlance/text";
import type { DelimiterRun } from "./emphasis.ts";

/** Markup in the text, or possible markup; `at` is its offset in the text without markup. */
export type MarkdownMark = InlineTag | DelimiterRun | { kind: "text"; text: string; at: number };

/** Inserts the marks that became no codes into the text. */
export function tagText(plain: string, marks: readonly MarkdownMark[]): TaggedText {
  const tags: InlineTag[] = [];
  let whole = "";
  let end = 0;
  const add = (tag: InlineTag, at: number) => {
    tag.at = at - end + whole.length;
    tags.push(tag);
  };
  const addText = (text: string, at: number) => {
    if (text === "") return;
    whole += plain.slice(end, at) + text;
    end = at;
  };
  for (const mark of marks) {
    if (mark.kind === "text") addText(mark.text, mark.at);
    else if (mark.kind !== "run") add(mark, mark.at);
    else {
      const { closes = [], opens = [] } = mark;
      for (const tag of closes) add(tag, mark.at);
      addText(mark.mark.repeat(mark.length), mark.at);
      for (const tag of opens.toReversed()) add(tag, mark.at);
    }
  }
  return { plain: end === 0 && whole === "" ? plain : whole + plain.slice(end), tags };
}
