import { type Context, contextPrints } from "../memory/index.ts";
import type { StoredFingerprints } from "./changes.ts";

export function printsToStore(context: Context | undefined): StoredFingerprints {
  const { previous, next } = contextPrints(context);
  return { previousPrint: previous | 0 || null, nextPrint: next | 0 || null };
}

export const printsToContext = ({ previousPrint, nextPrint }: Partial<StoredFingerprints>): Context => ({
  previous: previousPrint ?? undefined,
  next: nextPrint ?? undefined,
});
