import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { readMarkdown } from "./markdown.ts";
import type { Passage } from "./passage.ts";

/** Keys of prose, without `messages`, which the hosted platform's API fixes word for word. */
const prose = new Set("title summary description cause remedy how effects note when why x-enumDescriptions".split(" "));
/** Keys whose values are data at every level. */
const dataKeys = new Set("messages example examples default enum const curl x-sources inputs".split(" "));

/** The prose of the API description, its data files and the workflows. */
export function readDescription(file: string, source: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  const visit = (node: Node | null | undefined, isProse: boolean) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : "";
        // A schema property may be called `description` or `title`; then the value is a map, not prose.
        const isText = isScalar(value) || isSeq(value) || name === "x-enumDescriptions";
        if (!dataKeys.has(name)) visit(value as Node, isText ? isProse || prose.has(name) : isProse && !isMap(value));
      }
    } else if (isSeq(node)) {
      for (const item of node.items) visit(item as Node, isProse && isScalar(item));
    } else if (isProse && isScalar(node) && typeof node.value === "string" && node.range) {
      const isBlock = node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL";
      passages.push(...readMarkdown(file, node.value, lines.linePos(node.range[0]).line + (isBlock ? 1 : 0)));
    }
  };
  visit(parseDocument(source, { lineCounter: lines }).contents as Node, false);
  return passages;
}
