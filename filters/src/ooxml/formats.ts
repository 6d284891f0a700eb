import type { Text, TextNode } from "./nodes.ts";

const visibleOnBlanksPattern = /<(?:\w+:)?(?:u|strike|dstrike|highlight|shd|bdr|em)\b|\s(?:u|strike)=|<(?:\w+:)?hlink/;

/** The format of most characters directly in `nodes`, of equally frequent ones the first; `fallback` without text. */
export function findBase(nodes: readonly TextNode[], fallback: string | undefined): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const node of nodes) {
    if (node.kind === "text") counts.set(node.properties, (counts.get(node.properties) ?? 0) + node.text.length);
  }
  let [base, max] = [fallback, 0];
  for (const [properties, count] of counts) {
    if (count > max) [base, max] = [properties, count];
  }
  return base;
}

/** Finds the end of the texts with this format that begin at `from`; codes may be between them. */
export function findFormatEnd(nodes: readonly TextNode[], from: number, properties: string | undefined): number {
  let end = from + 1;
  for (let at = end; at < nodes.length; at++) {
    const node = nodes[at] as TextNode;
    if (node.kind === "text" && node.properties === properties) end = at + 1;
    else if (node.kind !== "code") break;
  }
  return end;
}

/** Changes the format of blanks to that of the text before them, if the difference isn't visible. */
export function withPlainBlanks(nodes: readonly TextNode[]): TextNode[] {
  let last: Text | undefined;
  return nodes.map((node) => {
    if (node.kind !== "text") {
      last = undefined;
      return node;
    }
    const isSame =
      last !== undefined &&
      last.properties !== node.properties &&
      node.text.trim() === "" &&
      !visibleOnBlanksPattern.test(`${last.properties}${node.properties}`);
    last = isSame ? { ...node, properties: last?.properties } : node;
    return last;
  });
}
