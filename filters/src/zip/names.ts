/**
 * The name of the entry that a reference in a package means.
 *
 * @param from name of the entry that holds the reference, "" for the package itself
 * @returns undefined for what is outside of the package or is no reference
 */
export function entryName(reference: string, from = ""): string | undefined {
  const base = `package:///${from.split("/").map(encodeURIComponent).join("/")}`;
  try {
    const { protocol, host, pathname } = new URL(reference, base);
    return protocol === "package:" && host === "" ? decodeURIComponent(pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
