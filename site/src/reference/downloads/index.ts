import { strToU8, zipSync } from "fflate";
import { reference } from "../../model/index.ts";
import { brunoFiles } from "./bruno.ts";
import { buildCollection, type RequestCollection } from "./collection.ts";
import { files } from "./files.ts";
import { httpFile } from "./http-file.ts";
import { insomniaExport } from "./insomnia.ts";
import { postmanCollection } from "./postman.ts";

export { files } from "./files.ts";

/** By file name. @param home URL of the site's home page. @param inputs texts of uploaded files by name */
export function buildDownloads(home: URL, inputs: Readonly<Record<string, string>>) {
  const collection = buildCollection(reference, home, inputs);
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    [files.postman.file, postmanCollection(collection)],
    [files.bruno.file, brunoZip(collection)],
    [files.insomnia.file, insomniaExport(collection)],
    [files.http.file, httpFile(collection, home)],
  ]);
}

/** A ZIP of one folder, the same bytes in every build. ZIP has local times, so all files have the earliest one. */
function brunoZip(collection: RequestCollection): Uint8Array<ArrayBuffer> {
  const mtime = new Date(1980, 0, 1);
  const entries = Object.entries(brunoFiles(collection)).sort(([a], [b]) => (a < b ? -1 : 1));
  const named = entries.map(([path, text]) => [`${collection.name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(named), { mtime });
}
