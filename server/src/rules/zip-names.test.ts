import { expect, test } from "vitest";
import { fileNames, folderNames } from "./zip-names.ts";

const project = (id: number, targetLang: string, sourceRegion: string | null, targetRegion: string | null) => ({
  id,
  sourceLang: "en",
  sourceRegion,
  targetLang,
  targetRegion,
});

test("folders are named after the languages, without a region that is not given", () => {
  expect(folderNames([project(310, "de", "GB", "DE"), project(311, "fr", null, null)])).toEqual([
    "en-GB_to_de-DE/",
    "en_to_fr/",
  ]);
});

test("a repeated folder has the project's id", () => {
  const same = [310, 311, 312].map((id) => project(id, "de", null, "DE"));
  expect(folderNames(same)).toEqual(["en_to_de-DE/", "en_to_de-DE_311/", "en_to_de-DE_312/"]);
});

test("a repeated file is counted before its extension, also where letters differ in case only", () => {
  expect(fileNames(["a.txt", "a.txt", "A.txt", "a (2).txt", "README", "README", ".env", ".env"])).toEqual([
    "a.txt",
    "a (2).txt",
    "A (3).txt",
    "a (2) (2).txt",
    "README",
    "README (2)",
    ".env",
    ".env (2)",
  ]);
});

test("a name never leads out of its folder", () => {
  expect(fileNames(["../../etc/passwd", "..\\x.txt", "..", "."])).toEqual([".._.._etc_passwd", ".._x.txt", "__", "_"]);
});
