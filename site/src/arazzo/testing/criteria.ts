import type { Criterion } from "../types.ts";
import { type ExpressionScope, evaluate } from "./expressions.ts";

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
 *
 * Source: Arazzo Specification 1.0.1, section "Criterion Object".
 */
export function meets(criterion: Criterion, scope: ExpressionScope): boolean {
  if ("context" in criterion) {
    const value = evaluate(criterion.context, scope);
    return criterion.type === "jsonpath"
      ? countsAsSaid(criterion.condition, value)
      : new RegExp(criterion.condition).test(String(value));
  }
  return criterion.condition
    .split("||")
    .some((either) => either.split("&&").every((comparison) => holds(comparison.trim(), scope)));
}

/** Of JSONPath (RFC 9535), the filter that the guides use: how many items have a field with a value. */
function countsAsSaid(path: string, items: unknown): boolean {
  const [, field, value, count] = /^\$\[\?count\(@\[\?@\.(\w+) == ([^\]]+)\]\) == (\d+)\]$/.exec(path) ?? [];
  if (!field || !value) throw new Error(`"${path}" isn't a supported JSONPath.`);
  if (!Array.isArray(items)) return false;
  return items.filter((item) => item?.[field] === operand(value, { inputs: {}, steps: {} })).length === Number(count);
}

function holds(comparison: string, scope: ExpressionScope): boolean {
  const [, left, sign, right] = /^(\S+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/.exec(comparison) ?? [];
  const compare = comparisons[sign ?? ""];
  if (!left || !right || !compare) throw new Error(`"${comparison}" isn't a comparison.`);
  return compare(operand(left, scope), operand(right, scope));
}

/** A header is text, whatever it is compared with. */
function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left === "string" && typeof right === "number") return left.trim() !== "" && Number(left) === right;
  return left === right;
}

/** A runtime expression, a text in single quotes, a number, true, false or null. */
function operand(text: string, scope: ExpressionScope): unknown {
  if (text.startsWith("$")) return evaluate(text, scope);
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  return quoted === undefined ? JSON.parse(text) : quoted.replaceAll("''", "'");
}
