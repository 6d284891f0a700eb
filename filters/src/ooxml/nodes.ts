import type { Span } from "../document/translatable-span.ts";

/** A piece of markup that is written unchanged. */
export interface Atom extends Span {
  /** The properties of the run around it; undefined between runs. */
  properties: string | undefined;
  /** Whether the markup may share its run with text. */
  isCharacter?: boolean;
  /** Whether the markup separates words: a tab, a line break, the number of a note, a picture. */
  isBreak?: boolean;
  /** Whether the markup opens a hyperlink. */
  isLink?: boolean;
}

export interface Text {
  kind: "text";
  text: string;
  /** The markup of the run's properties, without irrelevant ones: "" for none, and undefined outside of runs. */
  properties: string | undefined;
  atom: Atom;
}

/** The start, the middle or the end of markup that spans several runs. */
export interface Mark {
  /** The ID that related marks share. */
  id: string;
  location: "start" | "instruction" | "middle" | "end";
  instruction?: string;
}

/** Markup without text. */
export interface Code {
  kind: "code";
  atoms: readonly Atom[];
  /** Whether the markup is visible, so that it belongs to an adjacent sentence. */
  hasContent: boolean;
  mark?: Mark;
}

/** Markup around texts. */
export interface CodePair {
  kind: "pair";
  opening: readonly Atom[];
  closing: readonly Atom[];
  children: readonly TextNode[];
}

export type TextNode = Text | Code | CodePair;

/** The id of the marks of all fields. */
export const field = "field";

export const buildCode = (atom: Atom, hasContent = false): Code => ({ kind: "code", atoms: [atom], hasContent });

/** Builds a pair, or a code if it has no text. A pair that is its only visible content is joined with it. */
export function buildPair(
  opening: readonly Atom[],
  children: readonly TextNode[],
  closing: readonly Atom[],
): CodePair | Code {
  if (!children.some(hasText)) {
    const hasContent = children.some((node) => node.kind === "code" && node.hasContent);
    return { kind: "code", atoms: [...opening, ...children.flatMap(listAtoms), ...closing], hasContent };
  }
  const at = children.findIndex(({ kind }) => kind === "pair");
  const inner = children[at];
  const isAlone = children.every((node, index) => index === at || (node.kind === "code" && !node.hasContent));
  if (inner?.kind !== "pair" || !isAlone) return { kind: "pair", opening, closing, children };
  return {
    kind: "pair",
    opening: [...opening, ...children.slice(0, at).flatMap(listAtoms), ...inner.opening],
    closing: [...inner.closing, ...children.slice(at + 1).flatMap(listAtoms), ...closing],
    children: inner.children,
  };
}

/** Whether a node has text, which is always true for a pair. */
const hasText = ({ kind }: TextNode): boolean => kind !== "code";

export function listAtoms(node: TextNode): readonly Atom[] {
  if (node.kind === "text") return [node.atom];
  if (node.kind === "code") return node.atoms;
  return [...node.opening, ...node.children.flatMap(listAtoms), ...node.closing];
}
