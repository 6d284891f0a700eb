/** A language's syntax for JSON values. */
export interface LiteralStyle {
  key(name: string): string;
  scalar(value: unknown): string;
  /** The space between braces and content on one line. */
  pad: string;
  /** The mark after the last of several lines. */
  lastMark: string;
  indentChars: number;
}

export const jsonStyle: LiteralStyle = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value),
  pad: "",
  lastMark: "",
  indentChars: 2,
};

const widthChars = 64;

/** An array or object that fits on one line stays on it. @returns text that parses to `value` */
export const formatJson = (value: unknown): string => formatLiteral(value, jsonStyle);

export function formatLiteral(value: unknown, style: LiteralStyle, indent = ""): string {
  const line = formatInOneLine(value, style);
  if (typeof value !== "object" || value === null || indent.length + line.length <= widthChars) return line;
  const inner = indent + " ".repeat(style.indentChars);
  const nested = (item: unknown) => formatLiteral(item, style, inner);
  const [open, items, close] = Array.isArray(value)
    ? ["[", value.map(nested), "]"]
    : ["{", Object.entries(value).map(([key, item]) => `${style.key(key)}: ${nested(item)}`), "}"];
  return `${open}\n${items.map((item) => inner + item).join(",\n")}${style.lastMark}\n${indent}${close}`;
}

function formatInOneLine(value: unknown, style: LiteralStyle): string {
  if (typeof value !== "object" || value === null) return style.scalar(value);
  if (Array.isArray(value)) return `[${value.map((item) => formatInOneLine(item, style)).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${style.key(key)}: ${formatInOneLine(item, style)}`);
  return entries.length > 0 ? `{${style.pad}${entries.join(", ")}${style.pad}}` : "{}";
}
