/** The first translation of each target that begins with the prefix; both are compared as `read` returns the target. */
export function distinctTargets<One extends { target: string }>(
  translations: readonly One[],
  prefix = "",
  read = (target: string) => target,
): One[] {
  const seen = new Set<string>();
  return translations.filter((translation) => {
    const target = read(translation.target);
    return target.startsWith(prefix) && !seen.has(target) && seen.add(target);
  });
}
