import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { expect, test } from "vitest";
import { lineHeight } from "./state-diagram-draft.ts";
import { type DiagramLayout, type Label, layOut } from "./state-diagram-layout.ts";

/** The bounds of a label without its button. */
function labelBounds({ x, baselines, anchor, width }: Label) {
  const left = anchor === "end" ? x - width : x;
  const top = (baselines[0] ?? 0) - 12;
  return { left, right: left + width, top, bottom: top + baselines.length * lineHeight };
}

const machines: readonly DeepReadonly<StateMachine>[] = Object.values(stateMachines);

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Without buttons, and with a button at each label. */
const buttonSizes = [0, 24];
const cases = machines.flatMap((machine) => buttonSizes.map((buttonSize) => ({ id: machine.id, machine, buttonSize })));

const listLabelAreas = (label: Label, size: number): Area[] => [
  labelBounds(label),
  ...[label.button ?? []].flat().map(({ x, y }) => ({ left: x, right: x + size, top: y, bottom: y + size })),
];

function listAreas({ boxes, arrows }: DiagramLayout, buttonSize: number): Area[] {
  return [
    ...boxes.map(({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height })),
    ...arrows.flatMap(({ labels }) => labels.flatMap((label) => listLabelAreas(label, buttonSize))),
  ];
}

test.each(cases)(
  "no label, button or box of $id covers another, buttons of $buttonSize px",
  ({ machine, buttonSize }) => {
    const areas = listAreas(layOut(machine, buttonSize), buttonSize);
    const covering = areas.flatMap((a, index) =>
      areas
        .slice(index + 1)
        .filter((b) => meet(a, b))
        .map((b) => [a, b]),
    );
    expect(covering).toEqual([]);
  },
);

test.each(cases)("everything of $id is inside its picture, buttons of $buttonSize px", ({ machine, buttonSize }) => {
  const layout = layOut(machine, buttonSize);
  const { width, height, middle } = layout;
  for (const { left, right, top, bottom } of listAreas(layout, buttonSize)) {
    expect(left).toBeGreaterThanOrEqual(-middle);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width - middle);
    expect(bottom).toBeLessThanOrEqual(height);
  }
});

test.each(cases)("no line of $id runs through a label or button of $buttonSize px", ({ machine, buttonSize }) => {
  const { arrows } = layOut(machine, buttonSize);
  const labels = arrows.flatMap((arrow) => arrow.labels.flatMap((label) => listLabelAreas(label, buttonSize)));
  for (const { path } of arrows) {
    for (const line of parseLines(path)) expect(labels.filter((label) => meet(label, line))).toEqual([]);
  }
});

/** The straight segments of a path, as areas without width. */
function parseLines(path: string): Area[] {
  const lines: Area[] = [];
  let x = 0;
  let y = 0;
  for (const [, command, numbers = ""] of path.matchAll(/([MHVqm])([^MHVqm]*)/g)) {
    const values = [...numbers.matchAll(/-?[\d.]+/g)].map(Number);
    const [before, above] = [x, y];
    if (command === "M") [x = 0, y = 0] = values;
    if (command === "H") x = values[0] ?? x;
    if (command === "V") y = values[0] ?? y;
    if (command === "q") [x, y] = [x + (values[2] ?? 0), y + (values[3] ?? 0)];
    if (command === "m") break; // the arrow head
    if (command === "M") continue;
    lines.push({
      left: Math.min(before, x) - 0.5,
      right: Math.max(before, x) + 0.5,
      top: Math.min(above, y) - 0.5,
      bottom: Math.max(above, y) + 0.5,
    });
  }
  return lines;
}

test.each(machines)("the picture of $id has every transition of the data", (machine) => {
  const { arrows } = layOut(machine);
  const drawn = arrows.flatMap(({ labels }) => labels).reduce((sum, { transitions }) => sum + transitions, 0);
  expect(drawn).toBe(machine.transitions.length);
  for (const { from, to, trigger } of machine.transitions) {
    const arrow = arrows.find((it) => it.from === from && it.to === to);
    const operation = "operation" in trigger ? trigger.operation : undefined;
    expect(arrow?.labels.some((label) => label.operation === operation)).toBe(true);
  }
});

test("a transition to a state that the machine does not have is refused", () => {
  const [machine] = machines;
  if (!machine) throw new Error("There is no machine.");
  const lost = { from: null, to: "nowhere", trigger: { operation: "createMemory" }, effects: [] };
  expect(() => layOut({ ...machine, transitions: [lost] })).toThrow("nowhere");
});

test("an operation that is refused says so, and only there", () => {
  const said = machines.flatMap((machine) => layOut(machine).arrows.flatMap(({ labels }) => labels));
  const refused = said.filter(({ lines }) => lines.at(-1)?.endsWith("refused"));
  const transitions = machines.flatMap((machine) => machine.transitions as readonly { response?: string }[]);
  expect(refused.map(({ lines }) => lines.join(" "))).toContain("deliverJob refused");
  expect(refused.reduce((sum, label) => sum + label.transitions, 0)).toBe(
    transitions.filter(({ response }) => response).length,
  );
});
