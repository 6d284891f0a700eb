import { FilterError } from "@openparlance/filters/filter-error";
import { CliError } from "../../commands/command.ts";
import { configurationForKeys, type FilePair, type KeyedFile, keyedFormats, pairFiles } from "../../rules/file-pair.ts";
import { readNamedFile } from "./named-file.ts";

/** @throws CliError */
export const readFilePair = async (sourcePath: string, targetPath: string): Promise<FilePair> =>
  pairFiles(await readKeyedFile(sourcePath), await readKeyedFile(targetPath));

async function readKeyedFile(path: string): Promise<KeyedFile> {
  const reading = configurationForKeys(path);
  if (!reading) throw new CliError(`${path} has no keys. Formats with keys are ${keyedFormats}.`);
  const { extract } = await import("../../rules/extract.ts");
  return readNamedFile(path, (name, bytes) => {
    try {
      return { path, segments: extract(name, bytes, { sourceLang: "en" }, { reading }).segments };
    } catch (cause) {
      if (cause instanceof FilterError && cause.reason === "No translatable content") return { path, segments: [] };
      throw cause;
    }
  });
}
