import { isReaderHere, unpackWith, type ZipReader, zipFaults, zipReaders } from "@openparlance/filters/testing";
import { buildDownloads, files } from "@openparlance/site/downloads";
import { readInputs } from "@openparlance/site/inputs";
import { expect, test } from "vitest";
import { packSite } from "./site-on-disk.ts";

const pages = [
  { path: "api/größe/index.html", bytes: Buffer.from("A ferry leaves. ".repeat(100_000)) },
  { path: "empty.txt", bytes: Buffer.alloc(0) },
  { path: "index.html", bytes: Buffer.from("<!doctype html><title>Home</title>") },
];

async function buildArchives(): Promise<{ name: string; archive: Uint8Array }[]> {
  const downloads = buildDownloads(new URL("https://docs.example/"), readInputs());
  const bruno = downloads.get(files.bruno.file) as Uint8Array;
  return [
    { name: "the Bruno collection", archive: bruno },
    { name: "the site of a release", archive: await packSite(pages) },
  ];
}
const archives = await buildArchives();

const filesIn = (reader: ZipReader, archive: Uint8Array) =>
  Object.fromEntries(Object.entries(unpackWith(reader, archive)).filter(([name]) => !name.endsWith("/")));

// Only a proof fails when a program is missing; otherwise its test is skipped.
const mayMiss = process.env.PARLANCE_PROOF !== "1";
const [first, ...others] = zipReaders as [ZipReader, ...ZipReader[]];

for (const reader of others) {
  const title = `${reader.name}, which ${reader.way}, reads what ${first.name} does (skipped where it is not installed)`;
  test.skipIf(mayMiss && !isReaderHere(reader)).each(archives)(`${title}: $name`, ({ archive }) => {
    expect(filesIn(reader, archive)).toEqual(filesIn(first, archive));
  });
}

test.each(archives)("an archive follows the rules of the format, and has its files: $name", ({ name, archive }) => {
  expect(zipFaults(archive)).toEqual([]);
  const names = Object.keys(filesIn(first, archive));
  if (name === "the site of a release") expect(names.sort()).toEqual(pages.map(({ path }) => path));
  else expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/\/bruno\.json$/)]));
});
