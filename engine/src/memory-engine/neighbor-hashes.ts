import { type Context, contextPrints } from "../memory/index.ts";
import type { StoredPrints } from "./changes.ts";

export function printsToStore(context: Context | undefined): StoredPrints {
  const { previous, next } = contextPrints(context);
  return { previousPrint: previous | 0 || null, nextPrint: next | 0 || null };
}

export const printsToContext = ({ previousPrint, nextPrint }: Partial<StoredPrints>): Context => ({
  previous: previousPrint ?? undefined,
  next: nextPrint ?? undefined,
});
