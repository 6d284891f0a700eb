/** Describes the missing and the added parts in one or two sentences; `name` gets an `s` in the plural. */
export function describeDifference(name: string, missing: readonly string[], added: readonly string[]): string {
  const list = (parts: readonly string[]) => {
    const different = [...new Set(parts)];
    return `The ${name}${different.length > 1 ? "s" : ""} ${different.join(", ")}`;
  };
  const several = (parts: readonly string[]) => new Set(parts).size > 1;
  return [
    ...(missing.length > 0 ? [`${list(missing)} of the source ${several(missing) ? "are" : "is"} missing.`] : []),
    ...(added.length > 0 ? [`${list(added)} ${several(added) ? "aren't" : "isn't"} in the source.`] : []),
  ].join(" ");
}
