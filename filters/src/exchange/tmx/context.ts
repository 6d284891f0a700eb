import { anyNeighbor } from "@openparlance/text";
import type { MemoryPair } from "../pairs.ts";

type Context = NonNullable<MemoryPair["context"]>;

/**
 * The types of properties in which tools write the neighbors of a unit. In XLIFF, they are types of contexts. Source:
 * exports of memoQ, OmegaT (its manual, "Translation memories"), Phrase, and XTM.
 */
const types: Readonly<Record<keyof Context, readonly string[]>> = {
  previous: ["x-context-pre", "prev", "context_prev", "x-previous-source-text"],
  next: ["x-context-post", "next", "context_next", "x-next-source-text"],
};

/** Our own types of properties, for fingerprints. */
const printTypes: Readonly<Record<keyof Context, string>> = {
  previous: "x-parlance-previous-print",
  next: "x-parlance-next-print",
};

/** The property in the header of Trados for contexts that are the previous and the next source. */
export const tradosMatchType = { property: "x-TextContextMatchType", followingSource: "PrecedingAndFollowingSource" };

/**
 * The neighbors in the properties of a unit; undefined if there are none. `withFollowing`: contexts of Trados are the
 * previous and the next source, not the source and target of the previous segment.
 */
export function readContext(
  properties: readonly (readonly [type: string, value: string])[],
  withFollowing = false,
): Context | undefined {
  const [previous, next] = [readNeighbor("previous", properties), readNeighbor("next", properties)];
  if (previous !== undefined || next !== undefined) return { previous, next };
  const content = properties.find(([type]) => type.toLowerCase() === "x-contextcontent")?.[1];
  return content === undefined ? undefined : readTradosContent(content, withFollowing);
}

/**
 * Reads `x-ContextContent`: the previous source, then the next source (`withFollowing`) or the previous target, with
 * encoded tags. A unit that was confirmed in several contexts has several such properties; the first one counts. The
 * hashes in `x-Context` are ignored, because no text can be read from them.
 */
function readTradosContent(content: string, withFollowing: boolean): Context | undefined {
  const parts = content.split(" | ");
  if (parts.length !== 4) return undefined;
  const [previous, second] = [parts[0], parts[2]].map((part = "") => part.replaceAll("||", "|").trim() || undefined);
  if (withFollowing) return previous === undefined && second === undefined ? undefined : { previous, next: second };
  return previous === undefined ? undefined : { previous, next: anyNeighbor };
}

function readNeighbor(side: keyof Context, properties: readonly (readonly [type: string, value: string])[]) {
  const text = properties.find(([type]) => types[side].includes(type))?.[1];
  const print = properties.find(([type]) => type === printTypes[side])?.[1];
  if (text !== undefined) return removeMarkup(text) || undefined;
  return print !== undefined && /^[0-9a-f]{1,8}$/.test(print) ? Number.parseInt(print, 16) : undefined;
}

const nativeCodes: ReadonlySet<string> = new Set(["bpt", "ept", "ph", "it", "ut"]);

/** Reads a neighbor, which memoQ writes as a separate `seg` with inline codes. */
function removeMarkup(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith("<seg>") || !trimmed.endsWith("</seg>")) return trimmed;
  let plain = "";
  let depth = 0;
  for (const part of trimmed.split(/(<[^<>]*>)/)) {
    const name = /^<\/?(\w+)/.exec(part)?.[1];
    if (name === undefined) plain += depth === 0 ? part : "";
    else if (nativeCodes.has(name) && !part.endsWith("/>"))
      depth = Math.max(0, depth + (part.startsWith("</") ? -1 : 1));
  }
  return plain.trim();
}

/** The properties with the neighbors of a unit: texts in the form of memoQ, fingerprints in our own form. */
export function writeContext(context: Context | undefined): Record<string, string> {
  const written: Record<string, string> = {};
  for (const side of ["previous", "next"] as const) {
    const neighbor = context?.[side];
    if (typeof neighbor === "string") written[types[side][0] as string] = neighbor;
    else if (neighbor !== undefined) written[printTypes[side]] = (neighbor >>> 0).toString(16);
  }
  return written;
}
