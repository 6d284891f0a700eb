/** The entry that a reference in the entry `from` points to; undefined outside of the package, or for another text. */
export function resolveEntryName(reference: string, from = ""): string | undefined {
  const base = `package:///${from.split("/").map(encodeURIComponent).join("/")}`;
  try {
    const { protocol, host, pathname } = new URL(reference, base);
    return protocol === "package:" && host === "" ? decodeURIComponent(pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
