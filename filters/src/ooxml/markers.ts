import type { InlineTag, TaggedText } from "@openparlance/text";
import { emptyCodeName } from "../document/sentences.ts";
import { findBase, findFormatEnd, withPlainBlanks } from "./formats.ts";
import type { Atom, TextNode } from "./nodes.ts";

/** The markup of a tag in a paragraph's text. */
export interface Marker {
  kind: InlineTag["kind"];
  atoms: readonly Atom[];
  /** The format of the text in the pair, if the tag opens one. */
  base: string | undefined;
}

/** A marker in a text to write: its index between characters that XML doesn't allow. */
export const markerPattern = /\uFFFE(\d+)\uFFFF/g;

export interface MarkedText {
  text: TaggedText;
  markers: Marker[];
  /** The format of text outside of all pairs. */
  base: string | undefined;
}

/** Whether run properties of DrawingML link the text. */
const isLink = (properties: string | undefined): boolean => properties?.includes("hlinkClick") ?? false;

/** Builds the text of nodes. Pairs, and texts with another format than their surroundings, become pairs of tags. */
export function markText(nodes: readonly TextNode[]): MarkedText {
  const tags: InlineTag[] = [];
  const markers: Marker[] = [];
  let plain = "";
  const add = (kind: Marker["kind"], atoms: readonly Atom[], name = "g", base?: string, separates = false) => {
    const isBreak = separates || (kind === "standalone" && atoms.some((atom) => atom.isBreak));
    const tag: InlineTag = { kind, name, text: `\uFFFE${markers.length}\uFFFF`, at: plain.length };
    tags.push(isBreak ? { ...tag, separates: true } : tag);
    markers.push({ kind, atoms, base });
  };
  const write = (children: readonly TextNode[], base: string | undefined) => {
    for (let at = 0; at < children.length; at++) {
      const node = children[at] as TextNode;
      if (node.kind === "code") add("standalone", node.atoms, node.hasContent ? "x" : emptyCodeName);
      else if (node.kind === "pair") {
        const inner = withPlainBlanks(node.children);
        const inside = findBase(inner, base);
        const name = node.opening.some(({ isLink }) => isLink) ? "a" : "g";
        add("open", node.opening, name, inside);
        write(inner, inside);
        add("close", node.closing, name);
      } else if (node.properties === base) plain += node.text;
      else {
        const end = findFormatEnd(children, at, node.properties);
        const name = isLink(node.properties) ? "a" : "g";
        const separates = name === "a" && isLink(base);
        add("open", [], name, node.properties, separates);
        write(children.slice(at, end), node.properties);
        add("close", [], name, undefined, separates);
        at = end - 1;
      }
    }
  };
  const whole = withPlainBlanks(nodes);
  const base = findBase(whole, "");
  write(whole, base);
  return { text: { plain, tags }, markers, base };
}
