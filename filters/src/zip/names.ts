/**
 * The name of the entry that a reference in a package points to.
 *
 * @param from the name of the entry with the reference; "" for the package itself
 * @returns undefined for a target outside of the package, and for a text that is not a reference
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
