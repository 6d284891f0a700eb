import { matchAt, matchEnd } from "@openparlance/text";

/** A document type declaration in a buffer. */
export interface Doctype {
  /** The offset after the declaration. */
  end: number;
  /** The internal subset, without its brackets. */
  subset: string;
}

const headPattern = /<!DOCTYPE(?:\s+(?:[^\s<>"'[\]]+|"[^"]*"|'[^']*'))+\s*/y;
const tailPattern = /\s*>/y;

/** The declaration that begins at an offset; undefined if it has no end or is not well formed. */
export function readDoctype(buffer: string, at: number): Doctype | undefined {
  const start = matchEnd(headPattern, buffer, at);
  if (start === 0) return undefined;
  const stop = buffer[start] === "[" ? findSubsetEnd(buffer, start + 1) : start - 1;
  if (stop < 0) return undefined;
  const end = matchEnd(tailPattern, buffer, stop + 1);
  return end === 0 ? undefined : { end, subset: buffer.slice(start + 1, stop) };
}

/** The offset of the bracket that ends a subset; −1 if there is none. */
function findSubsetEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at] as string;
    if (char === "]") return at;
    const end = findItemEnd(text, at);
    if (end === -1) return -1;
    at = Math.max(at, end - 1);
  }
  return -1;
}

/** The offset after a comment, an instruction or a quoted text; 0 if none begins at `at`, −1 if it has no end. */
function findItemEnd(text: string, at: number): number {
  const char = text[at];
  if (char === '"' || char === "'") return findEnd(text, char, at + 1);
  if (char !== "<") return 0;
  if (text.startsWith("<!--", at)) return findEnd(text, "-->", at + 4);
  return text.startsWith("<?", at) ? findEnd(text, "?>", at + 2) : 0;
}

function findEnd(text: string, end: string, from: number): number {
  const count = text.indexOf(end, from);
  return count === -1 ? -1 : count + end.length;
}

const maxEntities = 1000;
/** The limit of characters in the values of all entities together. */
const maxValueLength = 65_536;
/** The limit of one entity's text after the entities in it are replaced. */
const maxExpandedLength = 1_000_000;
const maxNesting = 10;

const entityPattern = /<!ENTITY\s+([^\s%<>&;"']+)\s+("[^"%]*"|'[^'%]*')\s*>/y;

/**
 * The reason why the entities of an internal subset are not safe to keep; undefined if they are. Unsafe are external
 * and parameter entities, and those that contain themselves or exceed the limits. No reference is replaced in the file.
 */
export function findEntityFault(subset: string): string | undefined {
  const entities = new Map<string, string>();
  let length = 0;
  for (let at = 0; at < subset.length; at++) {
    if (subset.startsWith("<!ENTITY", at)) {
      const [, name = "", value = ""] = matchAt(entityPattern, subset, at) ?? [];
      if (name === "") return "a DOCTYPE with an external or parameter entity";
      // Of several declarations of an entity, the first counts.
      if (!entities.has(name)) entities.set(name, value.slice(1, -1));
      length += value.length;
      if (entities.size > maxEntities) return `a DOCTYPE with more than ${maxEntities} entities`;
      if (length > maxValueLength) return `a DOCTYPE with entities of more than ${maxValueLength} characters`;
      at = entityPattern.lastIndex - 1;
      continue;
    }
    if (subset[at] === "%") return "a DOCTYPE with an external or parameter entity";
    at = Math.max(at, findItemEnd(subset, at) - 1);
  }
  return findGrowth(entities);
}

function findGrowth(entities: ReadonlyMap<string, string>): string | undefined {
  const known = new Map<string, number>();
  /** Infinity for an entity that contains itself or nests too deep. */
  const measure = (name: string, depth: number): number => {
    const value = entities.get(name);
    if (value === undefined) return 0;
    const before = known.get(name);
    if (before !== undefined) return before;
    if (depth > maxNesting) return Infinity;
    let length = value.length;
    for (const [, inner = ""] of value.matchAll(/&([^\s#&;]+);/g)) {
      length += measure(inner, depth + 1);
      if (length > maxExpandedLength) return Infinity;
    }
    known.set(name, length);
    return length;
  };
  for (const name of entities.keys()) {
    if (measure(name, 1) > maxExpandedLength)
      return "a DOCTYPE with entities that contain themselves or grow too large";
  }
  return undefined;
}
