/**
 * The shared types that a text links to, and those that they link to in turn.
 *
 * @param parts the Markdown of the reference, cut at its headings
 */
export function typesIn(text: string, parts: readonly string[]): string[] {
  const types = typesByName(parts);
  const found = new Map<string, string>();
  const follow = (linking: string): void => {
    for (const [, name = ""] of linking.matchAll(/\]\([^)]*#([^)]+)\)/g)) {
      const type = types.get(name);
      if (!type || found.has(name)) continue;
      found.set(name, type);
      follow(type);
    }
  };
  follow(text);
  return [...found.values()];
}

function typesByName(parts: readonly string[]): Map<string, string> {
  const after = parts.slice(parts.findIndex((part) => part.startsWith("## Entities")) + 1);
  const end = after.findIndex((part) => part.startsWith("## "));
  const types = end < 0 ? after : after.slice(0, end);
  return new Map(types.map((type) => [type.slice("### ".length, type.indexOf("\n")), type.trim()]));
}
