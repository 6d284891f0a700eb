import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { readMarkdown } from "./markdown.ts";
import type { Passage } from "./passage.ts";

/** Keys whose texts are read by people. `messages` are not among them: the specification fixes them word for word. */
const proseKeys = new Set(
  "title summary description cause remedy how effects note when why x-enumDescriptions".split(" "),
);
/** Keys under which everything is data. */
const dataKeys = new Set("messages example examples default enum const curl x-sources inputs".split(" "));

/** Reads the prose of the API description, its data files and the workflows: titles, descriptions, causes and the like. */
export function readDescription(file: string, source: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  const visit = (node: Node | null | undefined, isProse: boolean) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : "";
        // A property of an object may be named like one of our keys.
        const isText = isScalar(value) || isSeq(value) || name === "x-enumDescriptions";
        if (!dataKeys.has(name))
          visit(value as Node, isText ? isProse || proseKeys.has(name) : isProse && !isMap(value));
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
