import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileGroup, ListedFile, MarkdownFile } from "../src/docs/page-files.ts";

export async function readPieces(folder: string): Promise<{ groups: FileGroup[]; pieces: MarkdownFile[] }> {
  const { groups, files }: { groups: FileGroup[]; files: ListedFile[] } = JSON.parse(
    await readFile(join(folder, "api/files.json"), "utf8"),
  );
  const pieces = await Promise.all(
    files.map(async (file) => ({ ...file, markdown: await readFile(join(folder, `api/${file.id}.md`), "utf8") })),
  );
  return { groups, pieces };
}
