import { type Atom, buildPair, type Code, field, listAtoms, type TextNode } from "./nodes.ts";

/** Fields whose result isn't part of a sentence. */
const hiddenFieldPattern = /^\s*(?:PAGEREF|XE|TC|RD|PRIVATE)\b/i;

/** Fields with text in their instruction, which stays unchanged: their result would be replaced by it. */
const textFieldPattern =
  /^\s*(?:(?:IF|QUOTE|FILLIN|ASK|SET)\b(?:[^"]|"[^"]*")*?|(?:MERGEFIELD|GREETINGLINE|HYPERLINK)\b.*?\\[befo]\s*)"[^"]*\p{L}{2}/isu;

/** References that show the number of a paragraph. */
const numberFieldPattern = /^\s*REF\b.*\\[nrw]/is;

/** The limit of nested fields; Word allows 20. */
const maxDepth = 100;

export interface Fields {
  /** The names of fields whose result is translated. */
  translated: ReadonlySet<string>;
  /** Receives the names of fields with text in their instruction that isn't translated. */
  left: Set<string>;
}

/** The name of the field with this instruction; "" if it has none, or if the field shows a number. */
export function readFieldName(instruction: string, { left }: Fields): string {
  if (numberFieldPattern.test(instruction)) return "";
  const name = /^\s*(\w+)/.exec(instruction)?.[1]?.toUpperCase() ?? "";
  if (textFieldPattern.test(instruction.replace(/[“”„]/g, '"'))) left.add(name);
  return name;
}

/**
 * Pairs markup that spans several runs: fields whose result is translated, and ranges such as bookmarks. Other fields
 * become one code, including their result. Unclosed markup in `nodes` remains codes. Adjacent codes are joined.
 */
export function pairSpanningMarkup(nodes: readonly TextNode[], fields: Fields): TextNode[] {
  const paired = nest(
    nodes,
    isField,
    (start, inner, end) => buildField(start, inner, end, fields),
    (inner) => {
      readFieldName(inner.map(instructionOf).join(""), fields);
    },
  );
  return joinCodes(pairRanges(paired));
}

const pairRanges = (nodes: readonly TextNode[]): TextNode[] =>
  nest(nodes, isRange, (start, inner, end) => buildPair(start.atoms, joinCodes(inner), end.atoms));

function buildField(start: Code, inner: readonly TextNode[], end: Code, fields: Fields): TextNode {
  const middle = inner.findIndex((node) => node.kind === "code" && node.mark?.location === "middle");
  const instructions = inner.slice(0, middle < 0 ? inner.length : middle).map(instructionOf);
  const instruction = instructions.join("");
  const name = readFieldName(instruction, fields);
  // A label in several pieces stays unchanged.
  if (name.endsWith("BUTTON") && instructions.length > 1) fields.left.add(name);
  if (middle >= 0 && fields.translated.has(name)) {
    const opening = [...start.atoms, ...inner.slice(0, middle + 1).flatMap(listAtoms)];
    opening[0] = { ...(opening[0] as Atom), isLink: true };
    return buildPair(opening, joinCodes(pairRanges(inner.slice(middle + 1))), end.atoms);
  }
  const hasContent = middle >= 0 && !hiddenFieldPattern.test(instruction);
  return { kind: "code", atoms: [...start.atoms, ...inner.flatMap(listAtoms), ...end.atoms], hasContent };
}

const instructionOf = (node: TextNode): string => (node.kind === "code" ? (node.mark?.instruction ?? "") : "");

const isField = (id: string) => id === field;
const isRange = (id: string) => id !== field;

/** A start whose end was not read yet, with the nodes after it. The first entry of the list has no start. */
interface OpenMark {
  start: Code | undefined;
  nodes: TextNode[];
}

/**
 * Builds nodes from each start, its end and the content between, from inside out. Crossing starts remain codes.
 *
 * @param onUnclosed receives the content after a start without an end
 */
function nest(
  nodes: readonly TextNode[],
  isOurs: (id: string) => boolean,
  build: (start: Code, inner: readonly TextNode[], end: Code) => TextNode,
  onUnclosed?: (inner: readonly TextNode[]) => void,
): TextNode[] {
  const whole: OpenMark = { start: undefined, nodes: [] };
  const open = [whole];
  const last = () => open.at(-1) as OpenMark;
  /** Turns the open starts after the one at `index` into codes. */
  const giveUp = (index: number) => {
    const into = (open[index] as OpenMark).nodes;
    for (const { start, nodes: inner } of open.splice(index + 1)) {
      into.push(start as Code);
      onUnclosed?.(inner);
      for (const node of inner) into.push(node);
    }
  };
  for (const node of nodes) {
    const mark = node.kind === "code" && isOurs(node.mark?.id ?? "") ? node.mark : undefined;
    if (mark?.location === "start" && open.length <= maxDepth) {
      open.push({ start: node as Code, nodes: [] });
      continue;
    }
    const index = mark?.location === "end" ? open.findLastIndex(({ start }) => start?.mark?.id === mark.id) : -1;
    if (index < 0) {
      last().nodes.push(node);
      continue;
    }
    giveUp(index);
    const { start, nodes: inner } = open.pop() as OpenMark;
    last().nodes.push(build(start as Code, inner, node as Code));
  }
  giveUp(0);
  return whole.nodes;
}

function joinCodes(nodes: readonly TextNode[]): TextNode[] {
  const joined: TextNode[] = [];
  let atoms: Code["atoms"][number][] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind !== "code" || last?.kind !== "code" || node.hasContent !== last.hasContent) {
      atoms = node.kind === "code" ? [...node.atoms] : [];
      joined.push(node.kind === "code" ? { kind: "code", atoms, hasContent: node.hasContent } : node);
    } else for (const atom of node.atoms) atoms.push(atom);
  }
  return joined;
}
