import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** Packs a package. `relations` between entries are `[from, type, to]`; "" is the package itself. */
export function packFiles(
  entries: Readonly<Record<string, string>>,
  relations: readonly (readonly [from: string, type: string, to: string])[],
): Uint8Array {
  const all = new Map(Object.entries(entries));
  for (const from of new Set(relations.map(([part]) => part))) {
    const slash = from.lastIndexOf("/") + 1;
    const links = relations.filter(([part]) => part === from);
    const elements = links.map(
      ([, type, to], index) => `<Relationship Id="rId${index + 1}" Type="${relationTypes}/${type}" Target="/${to}"/>`,
    );
    all.set(
      `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`,
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements.join("")}</Relationships>`,
    );
  }
  return zipSync(Object.fromEntries([...all].map(([name, text]) => [name, strToU8(text)])), { level: 0 });
}

const relationTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Decodes all entries as UTF-8, by name. */
export function unpackFiles(file: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
