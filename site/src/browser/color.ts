import { adoptStyles } from "./adopt-styles.ts";
import { findTokens } from "./code-tokens.ts";

// The colors of highlighted code in guides.
const tokenRoles = ["comment", "string", "number", "keyword", "function", "property", "variable"];
adoptStyles(tokenRoles.map((role) => `[data-plain]::highlight(code-${role}) { color: var(--code-${role}) }`).join(""));

/** Colors code by painting ranges, without elements. Browsers without highlights show it in one color. */
export function colorCode(code: HTMLElement): void {
  const text = code.firstChild;
  const isPainted = "highlights" in CSS && !matchMedia("(forced-colors: active)").matches;
  if (!isPainted || !(text instanceof Text)) return;
  removeColors(code);
  const ranges: [Highlight, StaticRange][] = [];
  rangesByCode.set(code, ranges);
  for (const { role, start, end } of findTokens(text.data, code.dataset.plain || "json")) {
    const range = new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
    const name = `code-${role}`;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    highlight.priority = role === "variable" ? 1 : 0;
    highlight.add(range);
    ranges.push([highlight, range]);
    CSS.highlights.set(name, highlight);
  }
}

const rangesByCode = new WeakMap<HTMLElement, [Highlight, StaticRange][]>();

/** Removes colors from code that is replaced. */
function removeColors(code: HTMLElement): void {
  for (const [highlight, range] of rangesByCode.get(code) ?? []) highlight.delete(range);
}
