/**
 * Takes elements without content out of run properties.
 *
 * @param names local names
 */
export function withoutElements(...names: readonly string[]): (properties: string) => string {
  const anyOf = `(?:\\w+:)?(?:${names.join("|")})`;
  const dropped = new RegExp(`<${anyOf}(?:\\s[^<>]*)?(?:/>|></${anyOf}>)`, "g");
  return (properties) => unlessEmpty(properties.replace(dropped, ""));
}

/** Takes attributes out of the tag that run properties begin with. */
export function withoutAttributes(...names: readonly string[]): (properties: string) => string {
  const dropped = new RegExp(`\\s(?:${names.join("|")})=(?:"[^"]*"|'[^']*')`, "g");
  return (properties) => unlessEmpty(properties.replace(/^<[^<>]*/, (tag) => tag.replace(dropped, "")));
}

/** Removes an element without properties. */
function unlessEmpty(properties: string): string {
  return /^<[\w:]+\s*(?:\/>|>\s*<\/[\w:]+>)$/.test(properties) ? "" : properties;
}
