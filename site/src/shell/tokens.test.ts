import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const colors = [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)];
const light = new Map(colors.map(([, name = "", value = ""]) => [name, value]));
const dark = new Map(colors.map(([, name = "", value = "", own = value]) => [name, own]));

/** WCAG 2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const texts: [text: string, grounds: string[]][] = [
  ["text", ["page", "raised", "sunken", "accent-tint"]],
  ["secondary", ["page", "raised", "sunken"]],
  ["link", ["page", "raised", "sunken", "accent-tint"]],
  ["accent-text", ["accent", "accent-hover"]],
  ["announcement-text", ["announcement"]],
  ["danger", ["page", "raised"]],
  ...["get", "post", "put", "delete"].map((method): [string, string[]] => [method, ["page", `${method}-tint`]]),
  ["ink-text", ["ink", "ink-raised", "ink-line"]],
  ["ink-secondary", ["ink", "ink-raised"]],
  ...["comment", "string", "number", "keyword", "function", "property", "variable"].map((kind): [string, string[]] => [
    `code-${kind}`,
    ["ink", "ink-raised"],
  ]),
];

const marks: [mark: string, grounds: string[]][] = [
  ["accent", ["page", "raised", "ink"]],
  ["control-line", ["page", "raised"]],
  ["note", ["raised"]],
  ["tip", ["raised"]],
  ["warning", ["raised"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme", (_, theme) => {
  const between = (a: string, b: string) => contrast(theme.get(a) ?? "", theme.get(b) ?? "");

  test.each(texts)("%s can be read on each of its grounds", (text, grounds) => {
    for (const ground of grounds) expect(between(text, ground), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)("%s can be seen on each of its grounds", (mark, grounds) => {
    for (const ground of grounds) expect(between(mark, ground), `on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
