import { strToU8, zipSync } from "fflate";
import { reference } from "../../model/index.ts";
import { buildBrunoFiles } from "./bruno.ts";
import { buildCollection, type RequestCollection } from "./collection.ts";
import { files } from "./files.ts";
import { buildHttpFile } from "./http-file.ts";
import { buildInsomniaExport } from "./insomnia.ts";
import { buildPostmanCollection } from "./postman.ts";

export { files } from "./files.ts";

/** Files by name. @param home URL of the site's home page. @param inputs texts of uploaded files by name */
export function buildDownloads(home: URL, inputs: Readonly<Record<string, string>>) {
  const collection = buildCollection(reference, home, inputs);
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    [files.postman.file, buildPostmanCollection(collection)],
    [files.bruno.file, brunoZip(collection)],
    [files.insomnia.file, buildInsomniaExport(collection)],
    [files.http.file, buildHttpFile(collection, home)],
  ]);
}

/** A ZIP of one folder, the same bytes in every build. ZIP has local times, so all files have the earliest one. */
function brunoZip(collection: RequestCollection): Uint8Array<ArrayBuffer> {
  const mtime = new Date(1980, 0, 1);
  const entries = Object.entries(buildBrunoFiles(collection)).sort(([a], [b]) => (a < b ? -1 : 1));
  const named = entries.map(([path, text]) => [`${collection.name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(named), { mtime });
}
