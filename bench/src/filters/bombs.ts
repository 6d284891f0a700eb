import type { HostileFile } from "./files.ts";
import { describeMainPart, formatRelations, toEntries } from "./office.ts";
import { type ArchiveEntry, zipEntries } from "./zip.ts";

const zeroBytes = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);
/** The entry that a reader of EPUB opens first. */
const firstEntry = "META-INF/container.xml";

/** A header that compresses just too little to exceed the ratio limit. */
function buildHeader(megabytes: number): Uint8Array {
  const bytes = zeroBytes(megabytes).fill(32);
  for (let at = 0; at < bytes.length; at += 140) bytes[at] = 97 + (((at * 2_654_435_761) >>> 24) % 26);
  bytes.set(new TextEncoder().encode("<w:hdr>"));
  bytes.set(new TextEncoder().encode("</w:hdr>"), bytes.length - 8);
  return bytes;
}

function buildHeaders(statedBytes?: number): Uint8Array {
  const content = buildHeader(100);
  const names = Array.from({ length: 12 }, (_, n) => `header${n}.xml`);
  return zipEntries([
    ...toEntries({
      ...describeMainPart("a.xml"),
      "a.xml": "<w:document></w:document>",
      "_rels/a.xml.rels": formatRelations(Object.fromEntries(names.map((name) => [name, "header"]))),
    }),
    ...names.map((name): ArchiveEntry => ({ name, content, statedBytes })),
  ]);
}

export const listBombs = (): HostileFile[] => [
  describeBook("an entry of 300 MB in 300 kB", () => [{ name: firstEntry, content: zeroBytes(300) }]),
  describeBook("an entry of 300 MB that states 1 kB", () => [
    { name: firstEntry, content: zeroBytes(300), statedBytes: 1000 },
  ]),
  describeBook("an archive of 100 MB in the archive", () => [
    { name: firstEntry, content: zipEntries([{ name: "a", content: zeroBytes(100) }]) },
  ]),
  describeBook("10,001 entries", () =>
    Array.from({ length: 10_001 }, (_, n) => ({ name: `${n}.xhtml`, content: new Uint8Array() })),
  ),
  describeBook("an entry named like a path", () => [{ name: "../a", content: zeroBytes(300) }]),
  { name: "entries of 1.2 GB", fileName: "a.docx", file: () => buildHeaders() },
  { name: "entries of 1.2 GB that state 1 kB", fileName: "a.docx", file: () => buildHeaders(1000) },
  {
    name: "a memory of 300 MB in 300 kB",
    fileName: "a.tmx.zip",
    file: () => zipEntries([{ name: "a.tmx", content: zeroBytes(300).fill(32) }]),
  },
];

function describeBook(name: string, entries: () => ArchiveEntry[]): HostileFile {
  return { name, fileName: "a.epub", file: () => zipEntries(entries()) };
}
