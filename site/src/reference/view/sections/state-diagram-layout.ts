import type { DeepReadonly, StateMachine, Transition } from "@parlance/api";

/**
 * Where everything of a state diagram goes, in pixels from its top left corner.
 *
 * The states stand in one column in the order of the data, below the dot where a thing comes into being. A step to the
 * next state is a straight arrow in the gap between the two; all others leave and reach the side of a box in a row of
 * their own and run in a lane of their own: forward steps and loops on the right, steps back on the left. A label
 * stands on its arrow's first row, between box and lanes, so no two labels can meet.
 */
export interface DiagramLayout {
  width: number;
  height: number;
  start: Point;
  boxes: Box[];
  arrows: Arrow[];
}

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  name: string;
  width: number;
  height: number;
  final: boolean;
}

/** All transitions between the same two states. */
export interface Arrow {
  from: string | null;
  to: string;
  path: string;
  labels: Label[];
}

/** What causes a transition. `x` and the first `baselines` are where the text begins, or ends when `anchor` says so. */
export interface Label {
  /** The call that is the cause; its id is then the first line. */
  operation: string | undefined;
  lines: string[];
  /** How many transitions of the data say the same. */
  transitions: number;
  x: number;
  baselines: number[];
  anchor: "start" | "end";
  width: number;
  /** The top left corner of the button, where there are buttons. */
  button?: Point;
}

const lineHeight = 16;
/** From a baseline up to the top of the line. */
const ascent = 12;
/** The longest line of words, in characters. */
const lineLength = 32;
const monoWidth = 7.6;
const textWidth = 6.5;
const boxPadding = 20;
const leastBoxWidth = 116;
const leastBoxHeight = 44;
const arrivalHeight = 18;
const labelRoom = 8;
/** Between two labels of one arrow. */
const labelGap = 3;
/** Between a button and its label. */
const buttonGap = 4;
const laneWidth = 14;
const cornerRadius = 8;
const leastGap = 36;
const dotRadius = 6;
const margin = 8;

/** @param buttonSize of the button that each label has; 0: none has one */
export function layOut(machine: DeepReadonly<StateMachine>, buttonSize = 0): DiagramLayout {
  const nodes = nodesOf(machine);
  const arrows = arrowsOf(machine, nodes, buttonSize);
  giveRows(nodes, arrows);
  stack(nodes, arrows);
  return place(nodes, arrows);
}

type Side = "left" | "right";

/** A state, or the dot where a thing comes into being (`name` null). */
interface Node {
  name: string | null;
  final: boolean;
  index: number;
  rows: Record<Side, Row[]>;
  top: number;
  height: number;
}

/** One end of an arrow at the side of a node; `offset` is where its line runs, from the top of the node's rows. */
interface Row {
  node: Node;
  arrow: DraftArrow;
  height: number;
  offset: number;
}

interface DraftArrow {
  from: Node;
  to: Node;
  labels: DraftLabel[];
  side: Side | "down";
  leave?: Row;
  reach?: Row;
}

type DraftLabel = Pick<Label, "operation" | "lines" | "transitions" | "width"> & { height: number; buttonSize: number };

function nodesOf({ states }: DeepReadonly<StateMachine>): Node[] {
  return [null, ...states].map((state, index) => ({
    name: state?.name ?? null,
    final: state?.final ?? false,
    index,
    rows: { left: [], right: [] },
    top: 0,
    height: 0,
  }));
}

function arrowsOf({ transitions }: DeepReadonly<StateMachine>, nodes: Node[], buttonSize: number): DraftArrow[] {
  const arrows: DraftArrow[] = [];
  for (const transition of transitions) {
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
  const label = labelOf(transition, buttonSize);
  const same = labels.find(({ lines }) => lines.join(" ") === label.lines.join(" "));
  if (same) same.transitions += 1;
  else labels.push(label);
}

function labelOf(transition: DeepReadonly<Transition>, buttonSize: number): DraftLabel {
  const { trigger } = transition;
  const operation = "operation" in trigger ? trigger.operation : undefined;
  const lines = linesOf(transition);
  const width = Math.max(...lines.map((line) => line.length * (line === operation ? monoWidth : textWidth)));
  return {
    ...{ operation, lines, transitions: 1, buttonSize },
    width: width + roomBeside(buttonSize),
    height: Math.max(lines.length * lineHeight, buttonSize),
  };
}

/** The cause of a transition as it stands in a picture: the id of a call, then its case or event, and a refusal. */
export function linesOf({ trigger, answer }: DeepReadonly<Transition>): string[] {
  const wrapped = wrap([trigger.short, answer && "refused"].filter(Boolean).join(": "));
  return "operation" in trigger ? [trigger.operation, ...wrapped] : wrapped;
}

const roomBeside = (buttonSize: number) => (buttonSize > 0 ? buttonSize + buttonGap : 0);

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const heightOf = (labels: DraftLabel[]) =>
  labels.reduce((sum, { height }) => sum + height + labelGap, labels.length > 0 ? -labelGap : 0);
const widthOf = (labels: DraftLabel[]) => Math.max(0, ...labels.map(({ width }) => width));

/**
 * Gives each end of an arrow its row. The order keeps lines from crossing: on either side what runs upwards stands
 * above what runs downwards, and the nearer end of a nested arrow lies inside the farther one.
 */
function giveRows(nodes: Node[], arrows: DraftArrow[]): void {
  for (const arrow of arrows) {
    const { from, to, side, labels } = arrow;
    if (side === "down") continue;
    if (from === to) {
      arrow.leave = { node: from, arrow, height: heightOf(labels) + 2 * labelRoom, offset: 0 };
      from.rows[side].push(arrow.leave);
    } else {
      arrow.leave = { node: from, arrow, height: heightOf(labels) + labelRoom, offset: 0 };
      arrow.reach = { node: to, arrow, height: arrivalHeight, offset: 0 };
      from.rows[side].push(arrow.leave);
      to.rows[side].push(arrow.reach);
    }
  }
  for (const node of nodes) {
    for (const rows of [node.rows.left, node.rows.right]) rows.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Negative: runs upwards from its node, the shorter the higher. Positive: downwards, the longer the higher. */
function rankOf({ node, arrow }: Row): number {
  const distance = (node === arrow.from ? arrow.to : arrow.from).index - node.index;
  if (distance === 0) return 0;
  return distance < 0 ? -1000 - distance : 1000 - distance;
}

/** Gives each node its height and its place in the column. */
function stack(nodes: Node[], arrows: DraftArrow[]): void {
  let top = margin;
  for (const node of nodes) {
    const needed = Math.max(...[node.rows.left, node.rows.right].map(sumOfRows));
    node.height = node.name === null ? Math.max(2 * dotRadius, needed) : Math.max(leastBoxHeight, needed + 12);
    node.top = top;
    for (const rows of [node.rows.left, node.rows.right]) setOffsets(rows, (node.height - sumOfRows(rows)) / 2);
    const down = arrows.find(({ from, side }) => from === node && side === "down");
    top += node.height + Math.max(leastGap, down ? heightOf(down.labels) + 20 : 0);
  }
}

const sumOfRows = (rows: Row[]) => rows.reduce((sum, { height }) => sum + height, 0);

function setOffsets(rows: Row[], first: number): void {
  let top = first;
  for (const row of rows) {
    const { arrow, node, height } = row;
    // A departure's label stands on its line, a loop runs around its label, an arrival is a line in the middle.
    if (arrow.from === arrow.to) row.offset = top + labelRoom / 2;
    else row.offset = node === arrow.from ? top + height - labelRoom / 2 : top + height / 2;
    top += height;
  }
}

function place(nodes: Node[], arrows: DraftArrow[]): DiagramLayout {
  const lanes = assignLanes(arrows);
  const boxWidth = Math.max(
    leastBoxWidth,
    ...nodes.map(({ name }) => Math.ceil((name ?? "").length * monoWidth * 1.05) + 2 * boxPadding),
  );
  const zone = (side: Side) => {
    const labels = arrows.filter((arrow) => arrow.side === side).flatMap((arrow) => arrow.labels);
    return labels.length > 0 ? widthOf(labels) + 2 * labelRoom + 6 : 0;
  };
  const laneCount = (side: Side) =>
    Math.max(0, ...arrows.filter((it) => it.side === side && it.from !== it.to).map((it) => (lanes.get(it) ?? 0) + 1));

  const left = Math.ceil(margin + laneCount("left") * laneWidth + zone("left"));
  const centre = left + boxWidth / 2;
  // The labels in the gaps begin beside the arrow in the middle and must end before the first lane.
  const downLabels = widthOf(arrows.filter(({ side }) => side === "down").flatMap(({ labels }) => labels));
  const rightZone = Math.max(zone("right"), downLabels + 10 + labelRoom - boxWidth / 2);
  const right = left + boxWidth;
  const width = Math.ceil(right + rightZone + laneCount("right") * laneWidth + margin);

  const edge = (side: Side) => (side === "left" ? left : right);
  const laneAt = (arrow: DraftArrow, side: Side) => {
    const lane = ((lanes.get(arrow) ?? 0) + 0.5) * laneWidth;
    return Math.round(side === "left" ? left - zone("left") - lane : right + rightZone + lane);
  };
  const start = nodes[0] as Node;
  const startY = start.top + (start.rows.right.at(-1)?.offset ?? start.height / 2);
  const boxes = nodes.flatMap(({ name, final, top, height }) =>
    name === null ? [] : [{ name, final, x: left, y: top, width: boxWidth, height }],
  );

  return {
    width,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
    start: { x: centre, y: startY },
    boxes,
    arrows: arrows.map((arrow) => {
      const { from, to, labels, side } = arrow;
      const common = { from: from.name, to: to.name as string };
      if (side === "down") {
        const y1 = from.name === null ? startY + dotRadius : from.top + from.height;
        const middle = (from.top + from.height + to.top) / 2;
        const path = `M${centre} ${y1}V${to.top - 2}m-4-6 4 6 4-6`;
        return { ...common, path, labels: setLabels(labels, centre + 10, middle - heightOf(labels) / 2, "start") };
      }
      const sign = side === "left" ? -1 : 1;
      const anchor = side === "left" ? "end" : "start";
      const x1 = from.name === null ? centre + dotRadius : edge(side);
      const x2 = edge(side) + 2 * sign;
      const labelX = edge(side) + sign * (labelRoom + 2);
      const y1 = from.top + (arrow.leave?.offset ?? 0);
      if (from === to) {
        const height = heightOf(labels) + labelRoom;
        const laneX = edge(side) + sign * Math.ceil(widthOf(labels) + 2 * labelRoom + 4);
        const path = bracket({ x: x1, y: y1 }, { x: x2, y: y1 + height }, laneX);
        return { ...common, path, labels: setLabels(labels, labelX, y1 + labelRoom / 2, anchor) };
      }
      const y2 = to.top + (arrow.reach?.offset ?? 0);
      const path = bracket({ x: x1, y: y1 }, { x: x2, y: y2 }, laneAt(arrow, side));
      return { ...common, path, labels: setLabels(labels, labelX, y1 - 4 - heightOf(labels), anchor) };
    }),
  };
}

/** Which lane each arrow at a side runs in, 0 beside the labels; arrows that pass one another never share one. */
function assignLanes(arrows: DraftArrow[]): Map<DraftArrow, number> {
  const lanes = new Map<DraftArrow, number>();
  const extent = ({ from, to, leave, reach }: DraftArrow) => {
    const ends = [from.top + (leave?.offset ?? 0), to.top + (reach?.offset ?? 0)];
    return { top: Math.min(...ends) - 6, bottom: Math.max(...ends) + 6 };
  };
  const length = (arrow: DraftArrow) => extent(arrow).bottom - extent(arrow).top;
  const meet = (a: DraftArrow, b: DraftArrow) =>
    a.side === b.side && extent(a).top < extent(b).bottom && extent(b).top < extent(a).bottom;
  const running = arrows.filter(({ from, to, side }) => side !== "down" && from !== to);
  for (const arrow of running.sort((a, b) => length(a) - length(b))) {
    const taken = [...lanes].filter(([other]) => meet(arrow, other)).map(([, lane]) => lane);
    // Outside everything it passes, so that what lies within stays within.
    lanes.set(arrow, Math.max(-1, ...taken) + 1);
  }
  return lanes;
}

function setLabels(labels: DraftLabel[], x: number, top: number, anchor: Label["anchor"]): Label[] {
  let lineTop = top;
  return labels.map(({ height, buttonSize, ...label }) => {
    const top = lineTop;
    const textTop = top + (height - label.lines.length * lineHeight) / 2;
    const baselines = label.lines.map((_, index) => textTop + index * lineHeight + ascent);
    lineTop += height + labelGap;
    if (buttonSize === 0) return { ...label, x, baselines, anchor };
    const [inward, left] = anchor === "end" ? [-1, x - buttonSize] : [1, x];
    const button = { x: left, y: top + (height - buttonSize) / 2 };
    const beside = roomBeside(buttonSize);
    return { ...label, x: x + inward * beside, width: label.width - beside, baselines, anchor, button };
  });
}

/** Out to `laneX`, along it, and back, with round corners and an open arrow head at the end. */
function bracket(from: Point, to: Point, laneX: number): string {
  const out = Math.sign(laneX - from.x);
  const down = Math.sign(to.y - from.y);
  const radius = Math.min(cornerRadius, Math.abs(to.y - from.y) / 2);
  const inward = -out;
  return [
    `M${from.x} ${from.y}`,
    `H${laneX - out * radius}`,
    `q${out * radius} 0 ${out * radius} ${down * radius}`,
    `V${to.y - down * radius}`,
    `q0 ${down * radius} ${inward * radius} ${down * radius}`,
    `H${to.x}`,
    `m${-6 * inward}-4 ${6 * inward} 4 ${-6 * inward} 4`,
  ].join("");
}

/** The space a label takes, without its button. */
export function labelBounds({ x, baselines, anchor, width }: Label) {
  const left = anchor === "end" ? x - width : x;
  const top = (baselines[0] ?? 0) - ascent;
  return { left, right: left + width, top, bottom: top + baselines.length * lineHeight };
}
