import { readdirSync, readFileSync, statSync } from "node:fs";
import { type Zippable, zipSync } from "fflate";

/** The file of a case: `input.<ext>`, or an archive of the folder with that name. */
export function readCaseFile(folder: URL): { fileName: string; input: Uint8Array } {
  const fileName = readdirSync(folder).find((name) => name.startsWith("input.")) ?? "";
  const at = new URL(fileName, folder);
  return { fileName, input: statSync(at).isDirectory() ? pack(at.pathname) : readFileSync(at) };
}

/** The archive of a folder's files, `mimetype` first and stored, as EPUB and IDML require. */
function pack(folder: string): Uint8Array {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(`${folder}/${name}`).isFile());
  const entries = ["mimetype", ...files.filter((name) => name !== "mimetype")].map(
    (name): [string, Zippable[string]] => [
      name,
      [readFileSync(`${folder}/${name}`), { mtime: "2020-01-01", level: name === "mimetype" ? 0 : 6 }],
    ],
  );
  return zipSync(Object.fromEntries(entries));
}
