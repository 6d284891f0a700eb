/** The names in a JSON Pointer (RFC 6901). */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value to which names lead; undefined when nothing is there. */
export const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (part, name) => (typeof part === "object" && part !== null ? (part as Record<string, unknown>)[name] : undefined),
    value,
  );
