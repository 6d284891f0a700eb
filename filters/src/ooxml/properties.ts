/** Removes empty elements, by their local names, from run properties. */
export function withoutElements(...names: readonly string[]): (properties: string) => string {
  const anyOf = `(?:\\w+:)?(?:${names.join("|")})`;
  const elementPattern = new RegExp(`<${anyOf}(?:\\s[^<>]*)?(?:/>|></${anyOf}>)`, "g");
  return (properties) => unlessEmpty(properties.replace(elementPattern, ""));
}

/** Removes attributes from the first tag of run properties. */
export function withoutAttributes(...names: readonly string[]): (properties: string) => string {
  const attributePattern = new RegExp(`\\s(?:${names.join("|")})=(?:"[^"]*"|'[^']*')`, "g");
  return (properties) => unlessEmpty(properties.replace(/^<[^<>]*/, (tag) => tag.replace(attributePattern, "")));
}

/** Removes the element of the properties if it is empty. */
const unlessEmpty = (properties: string): string =>
  /^<[\w:]+\s*(?:\/>|>\s*<\/[\w:]+>)$/.test(properties) ? "" : properties;
