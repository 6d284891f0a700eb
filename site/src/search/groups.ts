import { type Hit, type Kind, kinds } from "./record.ts";

/** The best hits of all kinds, or hits of one kind. */
export interface Group {
  id: Kind | "best";
  title: string;
  hits: readonly Hit[];
}

const maxBest = 3;

/** The best hits, then at most `max` others of each kind, starting with the kind of the best one. */
export function group(hits: readonly Hit[], max: number): Group[] {
  if (countKinds(hits) < 2) return groupByKind(hits, max);
  const best: Group = { id: "best", title: "Best matches", hits: hits.slice(0, maxBest) };
  return [best, ...groupByKind(hits.slice(maxBest), max)];
}

function groupByKind(hits: readonly Hit[], max: number): Group[] {
  const present = [...new Set(hits.map(({ record }) => record.kind))];
  return present.map((kind) => ({
    id: kind,
    title: kinds[kind].many,
    hits: hits.filter(({ record }) => record.kind === kind).slice(0, max),
  }));
}

const countKinds = (hits: readonly Hit[]): number => new Set(hits.map(({ record }) => record.kind)).size;
