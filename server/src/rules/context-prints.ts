import { type Context, contextPrints } from "@parlance/engine";

/** Prints of an entry's neighbors, as they are stored: signed 32 bits, null without a neighbor. */
export interface StoredPrints {
  previousPrint: number | null;
  nextPrint: number | null;
}

export function printsToStore(context: Context | undefined): StoredPrints {
  const { previous, next } = contextPrints(context);
  return { previousPrint: previous | 0 || null, nextPrint: next | 0 || null };
}

export const printsToContext = ({ previousPrint, nextPrint }: Partial<StoredPrints>): Context => ({
  previous: previousPrint ?? undefined,
  next: nextPrint ?? undefined,
});
