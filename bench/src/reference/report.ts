import type { Load, Scroll } from "../browser.ts";
import type { Circumstances } from "../record.ts";
import { table } from "../table.ts";
import { budgets } from "./reference-budgets.ts";

/** A page, and the same page with its scripts removed. */
export interface PageLoads {
  whole: Load;
  floor: Load;
}

export interface ReferenceRecord extends Circumstances {
  page: PageLoads;
  /** With ten times the operations. */
  large: PageLoads;
  /** From a press in the sidebar to the part in view. */
  jumps: { to: string; ms: number }[];
  scroll: Scroll;
  largeScroll: Scroll;
}

const columns: [title: string, measure: keyof Load, digits: number][] = [
  ["bytes", "bytes", 0],
  ["JavaScript", "scriptBytes", 0],
  ["requests", "requests", 0],
  ["elements", "elements", 0],
  ["blocked ms", "blockedMs", 0],
  ["shift", "layoutShift", 3],
  ["first paint ms", "firstPaintMs", 0],
  ["LCP ms", "paintMs", 0],
  ["last call ms", "presentMs", 0],
];

export function formatTable({ page, large, jumps, scroll, largeScroll }: ReferenceRecord): string {
  const rows: [name: string, load: Load][] = [
    ["/api/", page.whole],
    ["  without scripts", page.floor],
    ["ten times the operations", large.whole],
    ["  without scripts", large.floor],
  ];
  const titles = ["page", ...columns.map(([title]) => title)];
  const cells = rows.map(([name, load]) => [
    name,
    ...columns.map(([, measure, digits]) => load[measure].toFixed(digits)),
  ]);
  const scrolled = ({ gaps, frames, layoutShift }: Scroll) =>
    `${gaps} of ${frames} frames with a gap, shift ${layoutShift.toFixed(3)}`;
  return [
    table([titles, ...cells]),
    "",
    ...jumps.map(({ to, ms }) => `sidebar → ${to}: ${ms.toFixed(0)} ms`),
    `scrolling: ${scrolled(scroll)}`,
    `scrolling ten times the operations: ${scrolled(largeScroll)}`,
  ].join("\n");
}

/** What goes over its budget, a sentence each. */
export function overBudget({ page, large, jumps, scroll, largeScroll }: ReferenceRecord): string[] {
  const over = (what: string, value: number, limit: number) =>
    value > limit ? [`${what} is ${Number(value.toFixed(2))}, at most ${limit} is allowed.`] : [];
  const sizes = ["bytes", "scriptBytes", "elements", "layoutShift"] as const;
  return [
    ...sizes.flatMap((measure) => over(`${measure} of /api/`, page.whole[measure], budgets[measure])),
    ...over("blockedMs of /api/ over that without scripts", blockedRatio(page), budgets.blockedRatio),
    ...over("presentMs of /api/ over that without scripts", presentRatio(page), budgets.presentRatio),
    ...jumps.flatMap(({ to, ms }) => over(`the jump to ${to}`, ms, budgets.jumpMs)),
    ...over("the gaps while scrolling", scroll.gaps, budgets.gaps),
    ...over(
      "first paint of ten times the operations over that of /api/",
      large.whole.firstPaintMs / page.whole.firstPaintMs,
      budgets.firstPaintRatio,
    ),
    ...over(
      "blockedMs of ten times the operations over that without scripts",
      blockedRatio(large),
      budgets.blockedRatio,
    ),
    ...over("the gaps while scrolling ten times the operations", largeScroll.gaps, budgets.gaps),
  ];
}

const presentRatio = ({ whole, floor }: PageLoads): number => whole.presentMs / floor.presentMs;

/** A task of 50 ms is not felt: below that much in all, nothing is compared. */
function blockedRatio({ whole, floor }: PageLoads): number {
  return whole.blockedMs <= 50 ? 1 : whole.blockedMs / floor.blockedMs;
}
