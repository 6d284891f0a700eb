export interface CellText {
  original: string;
  current: string;
}

/** Matches functions that compare cells with a text that may have wildcards and operators. */
export const hasCriteria = (formula: string): boolean =>
  /\b(?:(?:COUNT|SUM|AVERAGE|MAX|MIN)IFS?|X?MATCH|[XVH]?LOOKUP)\(/i.test(formula);

/** Matches functions that search for a text in other texts. */
export const comparesParts = (formula: string): boolean => /\b(?:SEARCH|FIND|contains-text)\(/i.test(formula);

/** The maximum number of cells that are compared with each other. */
const maxCells = 1000;
const maxTextLength = 60;

/**
 * Changes a criterion, such as `<>Open` or `Open*`, so that it selects the same cells as before their texts changed.
 *
 * @returns undefined if the cells have no such text, or if no criterion selects exactly these cells
 */
export function updateCriterion(criterion: string, cells: readonly CellText[]): string | undefined {
  if (cells.length > maxCells) return undefined;
  const [, operator = "", text = ""] = /^(<>|[<>]=|[<>=])?(.*)$/s.exec(criterion) ?? [];
  const findChanged = (original: string) => cells.find((cell) => isEqual(cell.original, original))?.current;
  const inner = text.replace(/^\*|(?<!~)\*$/g, "");
  if (inner === "" || /(?<!~)[*?]/.test(inner)) return undefined;
  const before = buildCriterionPattern(text);
  if (inner === text) {
    const current = findChanged(unescapeWildcards(text));
    return operator === "" || current === undefined ? undefined : operator + escapeWildcards(current);
  }
  const selected = cells.filter(({ original }) => before.test(original)).map(({ current }) => current);
  const selectsSame = cells.every(({ original, current }) => before.test(original) === before.test(current));
  if (selected.length > 0 && selectsSame) return criterion;
  const shortest = selected.reduce((best, each) => (each.length < best.length ? each : best), selected[0] ?? "");
  const [start, end] = [text.startsWith("*") ? "*" : "", text.endsWith("*") ? "*" : ""];
  for (const part of [findChanged(unescapeWildcards(inner)) ?? "", ...listParts(shortest, start !== "", end !== "")]) {
    if (part === "" || !selected.every((current) => current.toLowerCase().includes(part.toLowerCase()))) continue;
    const pattern = start + escapeWildcards(part) + end;
    const after = buildCriterionPattern(pattern);
    if (cells.every(({ original, current }) => before.test(original) === after.test(current)))
      return operator + pattern;
  }
  return undefined;
}

/** Changes a text that is searched for in cells, or at one of their sides, so that it is found in the same cells. */
export function updateSearchText(part: string, cells: readonly CellText[], side = ""): string | undefined {
  const isLeft = side.toUpperCase() === "LEFT";
  const [before, after] = [isLeft ? "" : "*", side !== "" && !isLeft ? "" : "*"];
  const changed = part === "" ? undefined : updateCriterion(before + escapeWildcards(part) + after, cells);
  return changed && unescapeWildcards(changed.slice(before.length, changed.length - after.length));
}

/** The parts of a text, longest first; at its start unless `mayFollow`, and at its end unless `mayPrecede`. */
function listParts(text: string, mayFollow: boolean, mayPrecede: boolean): string[] {
  if (text.length > maxTextLength) return [];
  const parts: string[] = [];
  for (let length = text.length; length > 0; length--) {
    const [from, to] = [mayPrecede ? 0 : text.length - length, mayFollow ? text.length - length : 0];
    for (let at = from; at <= Math.max(from, to); at++) parts.push(text.slice(at, at + length));
  }
  return parts;
}

const isEqual = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const unescapeWildcards = (text: string): string => text.replace(/~([*?~])/g, "$1");
const escapeWildcards = (text: string): string => text.replace(/[*?~]/g, "~$&");

function buildCriterionPattern(text: string): RegExp {
  const wildcards: Readonly<Record<string, string>> = { "*": String.raw`[\s\S]*`, "?": String.raw`[\s\S]`, "~~": "~" };
  const source = text.replace(/~[*?~]|[\\^$.*+?()[\]{}|/]/g, (match) => wildcards[match] ?? `\\${match.at(-1)}`);
  return new RegExp(`^${source}$`, "iu");
}
