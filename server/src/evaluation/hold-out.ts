import { normalize } from "@openparlance/text";

/** A text and its translation by a person. */
export interface EvaluatedPair {
  source: string;
  target: string;
}

/**
 * Divides pairs into those that are learned and those that are translated as a test. Pairs with the same source are on
 * the same side: otherwise the memory would find its own translation. Each held-out source counts once. The division is
 * deterministic. `share` is that of the distinct sources that are held out, 0 to 1. Held-out sources beyond
 * `maxHeldOut` are not used at all.
 */
export function holdOut<Pair extends EvaluatedPair>(
  pairs: readonly Pair[],
  share: number,
  maxHeldOut: number,
): { learned: Pair[]; heldOut: Pair[] } {
  const keyOf = ({ source }: Pair) => normalize(source);
  const sources = [...new Set(pairs.map(keyOf))].map((key) => ({ key, order: hash(key) }));
  sources.sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
  const count = Math.round(sources.length * share);
  const excludedKeys = new Set(sources.slice(0, count).map(({ key }) => key));
  const heldOutKeys = new Set(sources.slice(0, Math.min(count, maxHeldOut)).map(({ key }) => key));
  const heldOut = pairs.filter((pair) => heldOutKeys.delete(keyOf(pair)));
  return { learned: pairs.filter((pair) => !excludedKeys.has(keyOf(pair))), heldOut };
}

/** FNV-1a, 32 bits, with its bits mixed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
