/** The control characters that a letter after a backslash means in C. */
// biome-ignore format: a list
export const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v" };

/** The escapes of these characters. */
export const controlEscapes: ReadonlyMap<string, string> = new Map(
  Object.entries(controls).map(([letter, control]) => [control, `\\${letter}`]),
);
