import type { DeepReadonly, StateMachine, Transition } from "@openparlance/api";

/** In pixels. Most lengths that don't depend on text are multiples of it. */
const grid = 4;

export const onGrid = (length: number): number => Math.ceil(length / grid) * grid;

export const lineHeight = 4 * grid;
export const labelGap = grid;
export const labelMargin = 2 * grid;
export const margin = 2 * grid;
export const dotRadius = 6;
/** The limit of a line, in characters; a longer word has its own line. */
const lineLength = 32;
/** The width of a letter, in pixels. */
export const monoWidth = 7.6;
const textWidth = 6.5;
const minBoxHeight = 11 * grid;
const arrivalHeight = 4 * grid;
const buttonGap = grid;
const minGap = 9 * grid;

export type Side = "left" | "right";

/** A state, or the dot at which objects are created (`name` null). */
export interface StateNode {
  name: string | null;
  final: boolean;
  index: number;
  rows: Record<Side, ArrowEnd[]>;
  top: number;
  height: number;
}

/** Where an arrow meets the side of a node. `offset` is from the top of the node's rows. */
export interface ArrowEnd {
  node: StateNode;
  arrow: DraftArrow;
  height: number;
  offset: number;
}

export interface DraftArrow {
  from: StateNode;
  to: StateNode;
  labels: DraftLabel[];
  side: Side | "down";
  leave?: ArrowEnd;
  reach?: ArrowEnd;
}

export interface Cause {
  /** The ID of the operation, which is the first line. */
  operation: string | undefined;
  lines: string[];
  /** The number of transitions in the data with this cause. */
  transitions: number;
  /** The width of the longest line, and of the button if there is one. */
  width: number;
}

export interface DraftLabel extends Cause {
  height: number;
  /** 0 without a button. */
  buttonSize: number;
}

export function buildNodes({ states }: DeepReadonly<StateMachine>): StateNode[] {
  return [null, ...states].map((state, index) => ({
    name: state?.name ?? null,
    final: state?.final ?? false,
    index,
    rows: { left: [], right: [] },
    top: 0,
    height: 0,
  }));
}

export function buildArrows(machine: DeepReadonly<StateMachine>, nodes: StateNode[], buttonSize: number): DraftArrow[] {
  const arrows: DraftArrow[] = [];
  for (const transition of machine.transitions) {
    const { from: fromName, to: toName } = transition;
    const from = nodes.find(({ name }) => name === fromName);
    const to = nodes.find(({ name }) => name === toName);
    if (!from || !to) throw new Error(`A transition from ${fromName} to ${toName} names an unknown state.`);
    let arrow = arrows.find((it) => it.from === from && it.to === to);
    if (!arrow) {
      arrow = { from, to, labels: [], side: sideOf(to.index - from.index) };
      arrows.push(arrow);
    }
    addLabel(arrow.labels, transition, buttonSize);
  }
  return arrows;
}

const sideOf = (steps: number): DraftArrow["side"] => (steps === 1 ? "down" : steps < 0 ? "left" : "right");

function addLabel(labels: DraftLabel[], transition: DeepReadonly<Transition>, buttonSize: number): void {
  const label = buildLabel(transition, buttonSize);
  const same = labels.find(({ lines }) => lines.join(" ") === label.lines.join(" "));
  if (same) same.transitions += 1;
  else labels.push(label);
}

function buildLabel(transition: DeepReadonly<Transition>, buttonSize: number): DraftLabel {
  const { trigger } = transition;
  const operation = "operation" in trigger ? trigger.operation : undefined;
  const lines = wrapLines(transition);
  const width = Math.max(...lines.map((line) => line.length * (line === operation ? monoWidth : textWidth)));
  return {
    operation,
    lines,
    transitions: 1,
    buttonSize,
    width: width + roomBeside(buttonSize),
    height: Math.max(lines.length * lineHeight, buttonSize),
  };
}

/** A cause as lines: the ID of an operation, its case or the event, and whether it is refused. */
export function wrapLines({ trigger, response }: DeepReadonly<Transition>): string[] {
  const wrapped = wrap([trigger.short, response && "refused"].filter(Boolean).join(": "));
  return "operation" in trigger ? [trigger.operation, ...wrapped] : wrapped;
}

export const roomBeside = (buttonSize: number) => (buttonSize > 0 ? buttonSize + buttonGap : 0);

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const sumHeights = (labels: DraftLabel[]) =>
  labels.reduce((sum, { height }) => sum + height + labelGap, labels.length > 0 ? -labelGap : 0);
export const measureWidth = (labels: DraftLabel[]) => Math.max(0, ...labels.map(({ width }) => width));

/**
 * Assigns rows to the ends of arrows in an order without crossings. On either side, lines upward are above lines
 * downward, and shorter arrows are inside longer ones.
 */
export function assignRows(nodes: StateNode[], arrows: DraftArrow[]): void {
  for (const arrow of arrows) {
    const { from, to, side, labels } = arrow;
    if (side === "down") continue;
    const isLoop = from === to;
    const margins = isLoop ? 2 * labelMargin : labelMargin;
    arrow.leave = { node: from, arrow, height: sumHeights(labels) + margins, offset: 0 };
    from.rows[side].push(arrow.leave);
    if (isLoop) continue;
    arrow.reach = { node: to, arrow, height: arrivalHeight, offset: 0 };
    to.rows[side].push(arrow.reach);
  }
  for (const rows of nodes.flatMap((node) => Object.values(node.rows))) rows.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Sort key, top first: lines upward (shortest first), loops, lines downward (longest first). */
function rankOf({ node, arrow }: ArrowEnd): number {
  const distance = (node === arrow.from ? arrow.to : arrow.from).index - node.index;
  if (distance === 0) return 0;
  return distance < 0 ? -1000 - distance : 1000 - distance;
}

/** Assigns heights and positions in the column. */
export function stack(nodes: StateNode[], arrows: DraftArrow[]): void {
  let top = margin;
  for (const node of nodes) {
    const needed = Math.max(...Object.values(node.rows).map(sumRowHeights));
    node.height = node.name === null ? Math.max(2 * dotRadius, needed) : Math.max(minBoxHeight, needed + 3 * grid);
    node.top = top;
    for (const rows of Object.values(node.rows)) setOffsets(rows, onGrid((node.height - sumRowHeights(rows)) / 2));
    const down = arrows.find(({ from, side }) => from === node && side === "down");
    top += node.height + Math.max(minGap, down ? sumHeights(down.labels) + 5 * grid : 0);
  }
}

const sumRowHeights = (rows: ArrowEnd[]) => rows.reduce((sum, { height }) => sum + height, 0);

function setOffsets(rows: ArrowEnd[], first: number): void {
  let top = first;
  for (const row of rows) {
    const { arrow, node, height } = row;
    // A departure has its label on the line, a loop runs around its label, and an arrival has only a line.
    if (arrow.from === arrow.to) row.offset = top + labelMargin / 2;
    else row.offset = node === arrow.from ? top + height - labelMargin / 2 : top + height / 2;
    top += height;
  }
}
