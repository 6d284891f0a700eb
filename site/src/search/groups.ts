import type { Hit } from "./engine.ts";
import { type Kind, kinds } from "./record.ts";

/** Hits of one kind under their name. */
export interface Group {
  kind: Kind;
  title: string;
  hits: readonly Hit[];
}

/** Hits by kind, the kind of the best hit first; of each kind at most `most`. */
export function grouped(hits: readonly Hit[], max: number): Group[] {
  const found = [...new Set(hits.map(({ record }) => record.kind))];
  return found.map((kind) => ({
    kind,
    title: kinds[kind],
    hits: hits.filter(({ record }) => record.kind === kind).slice(0, max),
  }));
}
