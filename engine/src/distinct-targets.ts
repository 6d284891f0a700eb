/** The first translation of each target that begins with the prefix. */
export function distinctTargets<One extends { target: string }>(translations: readonly One[], prefix = ""): One[] {
  const seen = new Set<string>();
  return translations.filter(({ target }) => target.startsWith(prefix) && !seen.has(target) && seen.add(target));
}
