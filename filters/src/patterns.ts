/** A question whether a name fits one of the patterns, in which `*` stands for any characters. */
export function fits(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes("*")));
  const loose = patterns.filter((pattern) => pattern.includes("*")).map(regexOf);
  return (name) => exact.has(name) || loose.some((regex) => regex.test(name));
}

/** Runs of stars count as one, so that no pattern takes long. */
function regexOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.split(/\*+/).map(literal).join("[^]*?")}$`);
}

/** A regular expression that fits this text alone. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
