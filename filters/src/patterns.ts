import { defineOptions, type OptionsOf } from "./options.ts";

/** The options of formats whose strings have paths. */
export const pathOptions = defineOptions({
  include: {
    default: ["*"],
    description: "Paths of the values to translate, such as home.title or items.0; * matches anything",
  },
  exclude: { default: [], description: "Paths of the values to exclude, even if they match include" },
});

export type PathOptions = OptionsOf<typeof pathOptions>;

export function createPathTest({ include, exclude }: PathOptions): (path: string) => boolean {
  const [isIncluded, isExcluded] = [createMatcher(include), createMatcher(exclude)];
  return (path) => isIncluded(path) && !isExcluded(path);
}

/** Creates a test whether a name matches one of the patterns, in which `*` matches any characters. */
export function createMatcher(patterns: readonly string[]): (name: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes("*")));
  const loose = patterns.filter((pattern) => pattern.includes("*")).map(createPartsMatcher);
  // An empty set would compute the hash of each name, too.
  return (name) => loose.some((isMatch) => isMatch(name)) || (exact.size > 0 && exact.has(name));
}

/** Finds the parts between the stars one after the other, each as early as possible. */
function createPartsMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split(/\*+/);
  const start = parts[0] as string;
  const end = parts.at(-1) as string;
  const between = parts.slice(1, -1);
  return (name) => {
    const last = name.length - end.length;
    if (last < start.length || !name.startsWith(start) || !name.endsWith(end)) return false;
    let at = start.length;
    for (const part of between) {
      const count = name.indexOf(part, at);
      if (count === -1) return false;
      at = count + part.length;
    }
    return at <= last;
  };
}

/** A regular expression that matches only this text. */
export const escapeLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
