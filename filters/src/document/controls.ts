/** The control characters that a letter after a backslash means in C. */
// biome-ignore format: a list
export const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v" };
