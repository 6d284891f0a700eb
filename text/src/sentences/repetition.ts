/**
 * A piece of a regular expression.
 *
 * - `character`: of a single character or set, its source without a quantifier
 * - `varies`: whether it may match more than one length, or in more than one way
 * - `max`: how often it may repeat
 * - `alternatives`: the parts of a group; none for a single character or set
 */
export interface PatternPart {
  source: string;
  character?: string;
  varies: boolean;
  max: number;
  alternatives?: PatternPart[][];
}

/** Repeating this often cannot take long, unless an endless repetition is inside. */
const fewTimes = 4;

/**
 * Whether a part may be repeated up to `max` times without a text that takes exponential time. Every way through it
 * must be distinguished from the others by the next character. So a repeated group holds no endless repetition, begins
 * its alternatives with different characters, and its optional characters occur nowhere else in it.
 */
export function isSafeToRepeat(part: PatternPart, max: number): boolean {
  if (max <= fewTimes && !(part.varies && max > 1 && hasEndless(part))) return true;
  if (!part.alternatives || !part.varies) return true;
  const inner = flatten(part);
  if (hasEndless(part) || inner === undefined) return false;
  return inner.every(
    (one, index) => !one.varies || inner.every((other, position) => position === index || areDisjoint(one, other)),
  );
}

const hasEndless = (part: PatternPart): boolean =>
  (part.alternatives ?? []).flat().some((inner) => inner.max > fewTimes || hasEndless(inner));

/** The single characters of a group. Undefined if a group in it varies, or begins one of several alternatives. */
function flatten(part: PatternPart): PatternPart[] | undefined {
  const flat: PatternPart[] = [];
  for (const parts of part.alternatives ?? []) {
    for (const [index, inner] of parts.entries()) {
      const isChoice = (part.alternatives?.length ?? 0) > 1 && index === 0;
      if (!inner.alternatives) flat.push({ ...inner, varies: inner.varies || isChoice });
      else if (inner.varies || isChoice) return undefined;
      else flat.push(...(flatten(inner) ?? []));
    }
  }
  return flat;
}

/**
 * Counts the unbounded repetitions on one path through an expression from which backtracking can take characters back.
 * Each multiplies the time for a position.
 */
export const countAmbiguous = (alternatives: readonly PatternPart[][]): number =>
  Math.max(0, ...alternatives.map(countInSequence));

function countInSequence(parts: readonly PatternPart[]): number {
  let count = 0;
  for (const [index, part] of parts.entries()) {
    count += countAmbiguous(part.alternatives ?? []);
    if (part.max > fewTimes && part.varies && canGiveUp(part, parts, index + 1)) count++;
  }
  return count;
}

/** Whether a later part may begin with a character of this one, up to the next single character that doesn't vary. */
function canGiveUp(part: PatternPart, parts: readonly PatternPart[], from: number): boolean {
  for (let index = from; index < parts.length; index++) {
    const next = parts[index] as PatternPart;
    if (singles(part).some((one) => singles(next).some((other) => !areDisjoint(one, other)))) return true;
    if (!next.varies && !next.alternatives) return false;
  }
  return false;
}

const singles = (part: PatternPart): PatternPart[] =>
  part.alternatives ? part.alternatives.flat().flatMap(singles) : [part];

/** Characters that are tried to find out whether two sets overlap: those below U+2500. */
const tried = Array.from({ length: 0x2500 }, (_, code) => String.fromCharCode(code)).join("");

const areDisjoint = (one: PatternPart, other: PatternPart): boolean =>
  !new RegExp(`(?=${one.character})(?:${other.character})`, "vi").test(tried);
