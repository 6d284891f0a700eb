import type { DeepReadonly, StateMachine } from "@openparlance/api";
import {
  assignRows,
  buildArrows,
  buildNodes,
  type Cause,
  type DraftArrow,
  type DraftLabel,
  dotRadius,
  labelGap,
  labelMargin,
  lineHeight,
  margin,
  measureWidth,
  monoWidth,
  onGrid,
  roomBeside,
  type Side,
  type StateNode,
  stack,
  sumHeights,
} from "./state-diagram-draft.ts";

/**
 * Positions in pixels from the top and from the middle of the column of states, which is `middle` pixels from the left.
 * Most positions are then the same in all diagrams, which keeps the page small.
 *
 * The states are in one column in the order of the data, below the dot where an object is created. A step to the next
 * state is a straight arrow in the gap between the two. Every other arrow leaves and reaches the sides of boxes in a
 * separate row, and runs in a separate lane. Forward steps and loops run on the right, steps back on the left. A label
 * is in its arrow's first row, between box and lanes, so no two labels can overlap.
 */
export interface DiagramLayout {
  width: number;
  height: number;
  middle: number;
  /** The height of the dot in the middle of the column. */
  startY: number;
  boxes: Box[];
  arrows: LaidOutArrow[];
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

/** All transitions between two states. */
export interface LaidOutArrow {
  from: string | null;
  to: string;
  path: string;
  labels: Label[];
}

/** The text starts or ends (`anchor`) at `x`, with its lines at `baselines`. */
export interface Label extends Cause {
  x: number;
  baselines: number[];
  anchor: "start" | "end";
  /** The top left corner. */
  button?: Point;
}

/** The height from a baseline to the top of its line. */
const ascent = 12;
const boxPadding = 20;
const minBoxWidth = 116;
const laneWidth = 12;
const cornerRadius = 8;
/** The gap between the arrows in the middle and their labels. */
const downGap = 10;

/** @param buttonSize of the button at each label; 0 for none */
export function layOut(machine: DeepReadonly<StateMachine>, buttonSize = 0): DiagramLayout {
  const nodes = buildNodes(machine);
  const arrows = buildArrows(machine, nodes, buttonSize);
  assignRows(nodes, arrows);
  stack(nodes, arrows);
  const columns = placeColumns(nodes, arrows);
  const boxes = nodes.flatMap(({ name, final, top, height }) =>
    name === null ? [] : [{ name, final, x: -columns.boxEnd, y: top, width: 2 * columns.boxEnd, height }],
  );
  return {
    width: columns.left.end + columns.right.end,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
    middle: columns.left.end,
    startY: startOf(nodes[0] as StateNode),
    boxes,
    arrows: arrows.map((arrow) => ({
      from: arrow.from.name,
      to: arrow.to.name as string,
      ...(arrow.side === "down" ? drawDown(arrow) : drawAside(arrow, arrow.side, columns)),
    })),
  };
}

/** The dot is level with the last arrow that leaves it to the right. */
const startOf = ({ top, height, rows }: StateNode): number => top + (rows.right.at(-1)?.offset ?? height / 2);

/** Distances from the middle to outer edges. */
interface Columns extends Record<Side, { lanes: number; end: number }> {
  boxEnd: number;
  laneOf: Map<DraftArrow, number>;
}

function placeColumns(nodes: readonly StateNode[], arrows: readonly DraftArrow[]): Columns {
  const laneOf = assignLanes(arrows);
  const longestName = Math.max(...nodes.map(({ name }) => (name ?? "").length));
  const boxEnd = onGrid(Math.max(minBoxWidth, longestName * monoWidth * 1.05 + 2 * boxPadding) / 2);
  const at = (side: DraftArrow["side"]) => arrows.filter((arrow) => arrow.side === side);
  const labelsAt = (side: DraftArrow["side"]) => at(side).flatMap(({ labels }) => labels);
  const zone = (side: Side) =>
    labelsAt(side).length > 0 ? boxEnd + measureWidth(labelsAt(side)) + 2 * labelMargin + 6 : boxEnd;
  const column = (side: Side, zoneEnd: number) => {
    const lanes = onGrid(zoneEnd);
    const count = Math.max(0, ...at(side).map((arrow) => (laneOf.get(arrow) ?? -1) + 1));
    return { lanes, end: lanes + count * laneWidth + margin };
  };
  // Labels in the gaps start next to the middle arrow, and must end before the first lane.
  const downEnd = downGap + measureWidth(labelsAt("down")) + labelMargin;
  return {
    boxEnd,
    laneOf,
    left: column("left", zone("left")),
    right: column("right", Math.max(zone("right"), downEnd)),
  };
}

type ArrowDrawing = Pick<LaidOutArrow, "path" | "labels">;

function drawDown({ from, to, labels }: DraftArrow): ArrowDrawing {
  const begin = from.name === null ? startOf(from) + dotRadius : from.top + from.height;
  const middle = (from.top + from.height + to.top) / 2;
  return {
    path: `M0 ${begin}V${to.top - 2}m-4-6 4 6 4-6`,
    labels: setLabels(labels, downGap, middle - sumHeights(labels) / 2, "start"),
  };
}

/** An arrow around other boxes, or a loop around its own labels. */
function drawAside(arrow: DraftArrow, side: Side, columns: Columns): ArrowDrawing {
  const { from, to, labels, leave, reach } = arrow;
  const outward = side === "left" ? -1 : 1;
  const labelX = outward * (columns.boxEnd + labelMargin + 2);
  const begin = { x: from.name === null ? dotRadius : outward * columns.boxEnd, y: from.top + (leave?.offset ?? 0) };
  const isLoop = from === to;
  const end = {
    x: outward * (columns.boxEnd + 2),
    y: isLoop ? begin.y + sumHeights(labels) + labelMargin : to.top + (reach?.offset ?? 0),
  };
  const laneX = isLoop
    ? columns.boxEnd + onGrid(measureWidth(labels) + 2 * labelMargin + 4)
    : columns[side].lanes + ((columns.laneOf.get(arrow) ?? 0) + 0.5) * laneWidth;
  const labelTop = isLoop ? begin.y + labelMargin / 2 : begin.y - labelMargin / 2 - sumHeights(labels);
  return {
    path: bracket(begin, end, outward * laneX),
    labels: setLabels(labels, labelX, labelTop, side === "left" ? "end" : "start"),
  };
}

/** Lane 0 is next to the labels. Arrows whose extents overlap get different lanes. */
function assignLanes(arrows: readonly DraftArrow[]): Map<DraftArrow, number> {
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
    const used = [...lanes].filter(([other]) => meet(arrow, other)).map(([, lane]) => lane);
    // The lane is outside all arrows that this one overlaps, so that nested arrows stay nested.
    lanes.set(arrow, Math.max(-1, ...used) + 1);
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
    const room = roomBeside(buttonSize);
    return { ...label, x: x + inward * room, width: label.width - room, baselines, anchor, button };
  });
}

/** A path from one point to `laneX`, along this lane, and to the other point, with round corners and an arrow head. */
function bracket(from: Point, to: Point, laneX: number): string {
  const out = Math.sign(laneX - from.x);
  const down = Math.sign(to.y - from.y);
  const radius = Math.min(cornerRadius, Math.abs(to.y - from.y) / 2);
  const inward = -out;
  const pieces = [
    `M${from.x} ${from.y}`,
    `H${laneX - out * radius}`,
    `q${out * radius} 0 ${out * radius} ${down * radius}`,
    `V${to.y - down * radius}`,
    `q0 ${down * radius} ${inward * radius} ${down * radius}`,
    `H${to.x}`,
    `m${-6 * inward}-4 ${6 * inward} 4 ${-6 * inward} 4`,
  ];
  return pieces.join("").replaceAll(" -", "-");
}
