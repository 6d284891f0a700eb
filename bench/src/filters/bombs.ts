import { entriesOf, mainPart, relations } from "./office.ts";
import { type ArchiveEntry, zip } from "./zip.ts";

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);
/** The entry that a reader of EPUB opens first. */
const first = "META-INF/container.xml";

/** A header that compresses just too little to exceed the ratio limit. */
function header(megabytes: number): Uint8Array {
  const bytes = zeros(megabytes).fill(32);
  for (let at = 0; at < bytes.length; at += 140) bytes[at] = 97 + (((at * 2_654_435_761) >>> 24) % 26);
  bytes.set(new TextEncoder().encode("<w:hdr>"));
  bytes.set(new TextEncoder().encode("</w:hdr>"), bytes.length - 8);
  return bytes;
}

function headers(stated?: number): Uint8Array {
  const content = header(100);
  const names = Array.from({ length: 12 }, (_, n) => `header${n}.xml`);
  return zip([
    ...entriesOf({
      ...mainPart("a.xml"),
      "a.xml": "<w:document></w:document>",
      "_rels/a.xml.rels": relations(Object.fromEntries(names.map((name) => [name, "header"]))),
    }),
    ...names.map((name) => ({ name, content, ...(stated !== undefined && { stated }) })),
  ]);
}

interface Bomb {
  name: string;
  /** Its extension decides the filter. */
  fileName: string;
  file(): Uint8Array;
}

export const bombs = (): Bomb[] => [
  book("an entry of 300 MB in 300 kB", () => [{ name: first, content: zeros(300) }]),
  book("an entry of 300 MB that states 1 kB", () => [{ name: first, content: zeros(300), stated: 1000 }]),
  book("an archive of 100 MB in the archive", () => [
    { name: first, content: zip([{ name: "a", content: zeros(100) }]) },
  ]),
  book("10,001 entries", () =>
    Array.from({ length: 10_001 }, (_, n) => ({ name: `${n}.xhtml`, content: new Uint8Array() })),
  ),
  book("an entry named like a path", () => [{ name: "../a", content: zeros(300) }]),
  { name: "entries of 1.2 GB", fileName: "a.docx", file: () => headers() },
  { name: "entries of 1.2 GB that state 1 kB", fileName: "a.docx", file: () => headers(1000) },
  {
    name: "a memory of 300 MB in 300 kB",
    fileName: "a.tmx.zip",
    file: () => zip([{ name: "a.tmx", content: zeros(300).fill(32) }]),
  },
];

function book(name: string, entries: () => ArchiveEntry[]): Bomb {
  return { name, fileName: "a.epub", file: () => zip(entries()) };
}
