import { type ExpressionScope, evaluate } from "./expressions.ts";
import type { Criterion } from "./types.ts";

const comparisons: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  "==": isEqual,
  "!=": (left, right) => !isEqual(left, right),
  "<": (left, right) => Number(left) < Number(right),
  "<=": (left, right) => Number(left) <= Number(right),
  ">": (left, right) => Number(left) > Number(right),
  ">=": (left, right) => Number(left) >= Number(right),
};

/**
 * Whether a response meets a criterion. A criterion is a comparison such as `$statusCode == 200`, or several joined by
 * `&&` or `||`. With a context it is a regular expression or a JSONPath that counts items.
 * Source: Arazzo Specification 1.0.1, section "Criterion Object".
 */
export function meets(criterion: Criterion, scope: ExpressionScope): boolean {
  if ("context" in criterion) {
    const value = evaluate(criterion.context, scope);
    return criterion.type === "jsonpath"
      ? countsAsSaid(criterion.condition, value)
      : new RegExp(criterion.condition).test(String(value));
  }
  return split(criterion.condition, "||").some((either) =>
    split(either, "&&").every((comparison) => holds(comparison, scope)),
  );
}

/** The first comparison that a response doesn't meet, with the actual value; undefined if the condition is met. */
export function unmetPart(
  condition: string,
  scope: ExpressionScope,
): { expression: string; expected: unknown; value: unknown } | undefined {
  if (meets({ condition }, scope)) return undefined;
  const unmet = split(condition, "&&").find((part) => !meets({ condition: part }, scope)) ?? condition;
  if (split(unmet, "||").length > 1) return { expression: unmet, expected: true, value: false };
  const { left, sign, right } = parse(unmet);
  const expected = operand(right, scope);
  return { expression: left, expected: sign === "==" ? expected : `${sign} ${expected}`, value: operand(left, scope) };
}

/** Splits a condition at an operator outside quotes. */
const split = (condition: string, operator: "||" | "&&"): string[] => {
  const parts = [""];
  for (const [token] of condition.matchAll(/'(?:[^']|'')*'|\|\||&&|./gs)) {
    if (token === operator) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
};

/** The only part of JSONPath (RFC 9535) in the guides: a filter that counts the items with a value in a field. */
function countsAsSaid(path: string, items: unknown): boolean {
  const [, field, value, count] = /^\$\[\?count\(@\[\?@\.(\w+) == ([^\]]+)\]\) == (\d+)\]$/.exec(path) ?? [];
  if (!field || !value) throw new Error(`"${path}" isn't a supported JSONPath.`);
  if (!Array.isArray(items)) return false;
  return items.filter((item) => item?.[field] === operand(value, { inputs: {}, steps: {} })).length === Number(count);
}

function holds(comparison: string, scope: ExpressionScope): boolean {
  const { left, sign, right } = parse(comparison);
  return comparisons[sign]?.(operand(left, scope), operand(right, scope)) === true;
}

function parse(comparison: string): { left: string; sign: string; right: string } {
  const [, left, sign, right] = /^([^\s=!<>]+)\s*(==|!=|<=|>=|<|>)\s*(\S.*)$/s.exec(comparison) ?? [];
  if (!left || !sign || !right) throw new Error(`"${comparison}" isn't a comparison.`);
  return { left, sign, right };
}

/** A header is text, even if it is compared with a number. A missing value equals null. */
function isEqual(left: unknown, right: unknown): boolean {
  if (left === undefined) return right === null || right === undefined;
  if (typeof left === "string" && typeof right === "number") return left.trim() !== "" && Number(left) === right;
  return left === right;
}

/** A runtime expression, a text in single quotes, a number, true, false or null. */
function operand(text: string, scope: ExpressionScope): unknown {
  if (text.startsWith("$")) return evaluate(text, scope);
  const [, quoted] = /^'(.*)'$/s.exec(text) ?? [];
  return quoted === undefined ? JSON.parse(text) : quoted.replaceAll("''", "'");
}
