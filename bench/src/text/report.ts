import type { RecordOrigin } from "../record.ts";
import { table } from "../table.ts";

/** What the functions may cost, in megabytes a second of CPU time. */
const budgets = { sentences: 40 } as const;

/** Megabytes a second of CPU time. */
export interface TextSpeed {
  material: string;
  sentences: number;
  tokens: number;
  placeables: number;
}

export interface TextRecord extends RecordOrigin {
  speeds: TextSpeed[];
}

export function formatTable({ speeds }: TextRecord): string {
  return table([
    ["text", "sentences MB/s", "tokens MB/s", "placeables MB/s"],
    ...speeds.map(({ material, ...speed }) => [
      material,
      ...[speed.sentences, speed.tokens, speed.placeables].map((value) => value.toFixed(1)),
    ]),
  ]);
}

/** What misses its budget, a sentence each. */
export function overBudget({ speeds }: TextRecord): string[] {
  return speeds
    .filter(({ sentences }) => sentences < budgets.sentences)
    .map(
      ({ material, sentences }) =>
        `${material} are cut into sentences at ${sentences.toFixed(1)} MB/s, at least ${budgets.sentences} is asked.`,
    );
}
