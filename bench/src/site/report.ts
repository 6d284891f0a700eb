import type { Load } from "../browser.ts";
import type { Circumstances } from "../record.ts";
import { table } from "../table.ts";
import { budgets } from "./site-budgets.ts";

export interface PageRecord extends Load {
  page: string;
  /** Largest contentful paint, over that of the same page without scripts. */
  paintRatio: number;
}

export interface SiteRecord extends Circumstances {
  pages: PageRecord[];
  move: { from: string; to: string; ms: number };
  build: { wallSeconds: number; cpuSeconds: number };
}

const columns: [title: string, measure: Exclude<keyof PageRecord, "page">, digits: number][] = [
  ["bytes", "bytes", 0],
  ["JavaScript", "scriptBytes", 0],
  ["requests", "requests", 0],
  ["blocked ms", "blockedMs", 0],
  ["shift", "layoutShift", 3],
  ["LCP ms", "paintMs", 0],
  ["LCP ratio", "paintRatio", 2],
];

/** The record as a table, each number next to that of the earlier record. */
export function formatTable(now: SiteRecord, before?: SiteRecord): string {
  const rows = now.pages.map((page) => {
    const earlier = before?.pages.find((other) => other.page === page.page);
    return [page.page, ...columns.map(([, measure, digits]) => beside(page[measure], earlier?.[measure], digits))];
  });
  const titles = ["page", ...columns.map(([title]) => title)];
  return [
    table([titles, ...rows]),
    "",
    `${now.move.from} → ${now.move.to}: ${beside(now.move.ms, before?.move.ms, 0)} ms from click to heading`,
    `cold build: ${beside(now.build.wallSeconds, before?.build.wallSeconds, 1)} s, ` +
      `${beside(now.build.cpuSeconds, before?.build.cpuSeconds, 1)} s of CPU`,
  ].join("\n");
}

function beside(now: number, before: number | undefined, digits: number): string {
  const [value, earlier] = [now.toFixed(digits), before?.toFixed(digits)];
  return earlier === undefined || earlier === value ? value : `${value} (was ${earlier})`;
}

/** What goes over its budget, a sentence each. */
export function overBudget({ pages, move, build }: SiteRecord): string[] {
  const guides = pages.filter(({ page }) => page !== "/" && page !== "/api/");
  const measures = Object.keys(budgets.guide) as (keyof typeof budgets.guide)[];
  const sentence = (what: string, value: number, limit: number) =>
    value > limit ? [`${what} is ${Number(value.toFixed(3))}, at most ${limit} is allowed.`] : [];
  return [
    ...guides.flatMap((guide) =>
      measures.flatMap((measure) => sentence(`${measure} of ${guide.page}`, guide[measure], budgets.guide[measure])),
    ),
    ...sentence("moveMs", move.ms, budgets.moveMs),
    ...sentence("buildSeconds", build.wallSeconds, budgets.buildSeconds),
  ];
}
