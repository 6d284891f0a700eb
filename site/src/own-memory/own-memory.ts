import { getRequest, postRequest } from "../sandbox/requests.ts";
import { buildRequest, requestBody, type SandboxAccess } from "../sandbox/sandbox-requests.ts";
import type { ChosenLanguages } from "./languages.ts";
import { type MemoryFile, readMemoryFile } from "./read-memory-file.ts";

/** A memory that the reader imported into the sandbox. */
export interface OwnMemory extends MemoryFile {
  id: number;
  /** The file, for importing it again in other languages. */
  file: File;
}

/** The last import; lost when the page is closed. */
let current: OwnMemory | undefined;

export const currentMemory = (): OwnMemory | undefined => current;

/** Imports a file into a new memory with the file's languages. @throws if the file is invalid or refused */
export async function importMemory(sandbox: SandboxAccess, file: File, chosen?: ChosenLanguages): Promise<OwnMemory> {
  const read = await readMemoryFile(file, chosen);
  const [srclang, trglang] = read.languages;
  const created = await requestBody(sandbox, postRequest("/v2/memories", { name: file.name, srclang, trglang }));
  const { id } = created as { id: number };
  const headers = { memory_id: String(id), name: encodeURIComponent(read.content.name) };
  const imported = buildRequest(postRequest("/v2/memories/import", undefined, headers), sandbox.accounts);
  const response = await sandbox.fetch(new Request(imported, { body: read.content }));
  if (!response.ok) throw new Error(await response.text());
  await sandbox.perform({ name: "forward", ms: 0 });
  const [memory] = (await requestBody(sandbox, getRequest(`/v2/memories?id=${id}`))) as ImportedMemory[];
  if (memory?.import_error_message) throw new Error(`${file.name}: ${memory.import_error_message}`);
  if (!memory?.version) throw new Error(`${file.name} has no translations that can be imported.`);
  current = { ...read, id, file };
  return current;
}

interface ImportedMemory {
  version: number;
  import_error_message?: string;
}
