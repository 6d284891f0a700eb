/** The control characters that a letter after a backslash means in C. */
// biome-ignore format: a list
export const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v" };

/** The escapes of these characters. */
export const controlEscapes: ReadonlyMap<string, string> = new Map(
  Object.entries(controls).map(([letter, control]) => [control, `\\${letter}`]),
);

/** The escape of a UTF-16 code unit in Java, JavaScript and JSON. */
export const unicodeEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
