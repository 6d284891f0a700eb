import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { CliError, defaultUser, findOrganization, formatJson, parseId } from "../../commands/command.ts";
import { parseEmail } from "../../commands/users.ts";
import type { ReadImport } from "../../core/filters.ts";
import { fitsMemory } from "../../core/memory-import.ts";
import { readEntries } from "../../files/read-import.ts";
import { findLanguageFault } from "../../rules/file-pair.ts";
import { exportMemory, type MemoryFormat, memoryFormats } from "../../services/memories/export-memory.ts";
import { BrokenOffError, importEntries } from "../../services/memories/import-entries.ts";
import { commandLine } from "../../store/accounts/audit.ts";
import { splitInChunks } from "../../store/database/chunks.ts";
import type { Memory } from "../../store/memories/memories.ts";
import type { Store } from "../../store/store.ts";
import { type Command, withStore } from "./command.ts";
import { readFilePair } from "./file-pair.ts";
import { namingFile, requireFile } from "./named-file.ts";
import { printTo, writeWhole } from "./write-whole.ts";

export const memories: Command[] = [
  {
    usage: "memories export ID [--format …] [--out …] [--json]",
    does: "writes all entries of a memory as tmx (the default), xliff, or csv to a file, or to standard output",
    run: (input, env) => {
      const { format: sent, out, json } = input.options;
      const path = out === undefined ? undefined : String(out);
      if (json && path === undefined)
        throw new CliError("--json needs --out, because the entries go to standard output.");
      const format = parseFormat(sent ?? extensionOf(path ?? "") ?? "tmx");
      return withStore(env, async (store) => {
        const { id: organizationId } = await findOrganization(store, input);
        const memory = await requireMemory(store, organizationId, parseId("ID", input.arguments[0]));
        await store.audit.record(commandLine(organizationId), "memory.export", memory.id);
        const fill = (write: (part: Uint8Array) => Promise<void>) =>
          store.snapshot((tx) => exportMemory(tx, organizationId, memory, format, write));
        if (path === undefined) {
          await printTo(process.stdout, fill);
          return [];
        }
        const entries = await writeWhole(path, fill);
        if (json) return formatJson({ id: memory.id, file: path, format, entries });
        return [`${path} contains ${countEntries(entries)} of memory ${memory.id}.`];
      });
    },
  },
  {
    usage: "memories import ID [FILE] [--format …] [--user …] [--source …] [--target …] [--skip-duplicates] [--json]",
    does: "adds entries to a memory from a TMX, XLIFF, SDLXLIFF, or CSV file, or from a --source and a --target file with keys",
    run: (input, env) => {
      const { source: sourcePath, target: targetPath } = input.options;
      const isPair = sourcePath !== undefined && targetPath !== undefined;
      const [, path = isPair ? String(targetPath) : ""] = input.arguments;
      if (isPair === (input.arguments[1] !== undefined) || (sourcePath === undefined) !== (targetPath === undefined)) {
        throw new CliError("memories import needs a file, or --source and --target.");
      }
      const { format, user, json } = input.options;
      const userEmail = parseEmail(String(user ?? defaultUser));
      const name = format === undefined ? path : `${path}.${parseFormat(format)}`;
      return withStore(env, async (store, settings) => {
        const { id: organizationId } = await findOrganization(store, input);
        const memory = await requireMemory(store, organizationId, parseId("ID", input.arguments[0]));
        const options = { hasHeaderRow: true, skipDuplicates: input.options["skip-duplicates"] === true };
        const { maxImportBytes: maxBytes, maxImportPairs: maxPairs } = settings;
        const toRead = { name, options, memory, maxBytes, maxPairs };
        const wanted = { memoryId: memory.id, name: basename(path), options, userEmail };
        await requireFile(path);
        const { usable, added, note } = await namingFile(path, async () => {
          const read = isPair
            ? await readPair(String(sourcePath), path, memory)
            : await readEntries(toRead, createReadStream(path));
          const imported = await importEntries(store, organizationId, { wanted, read }).catch((error: unknown) => {
            if (error instanceof BrokenOffError) throw new CliError(error.message, { cause: error });
            throw error;
          });
          return { ...imported, note: read.summary().note };
        });
        if (json) return formatJson({ id: memory.id, file: path, read: usable, added, note: note ?? null });
        const skipped = usable === added ? "" : `, and already had ${usable - added}`;
        const done = `Memory ${memory.id} has ${countEntries(added, "new ")} from ${path}${skipped}.`;
        return note ? [done, note] : [done];
      });
    },
  },
];

/** The texts of two files that have the same key, as an import. */
async function readPair(
  sourcePath: string,
  targetPath: string,
  memory: Pick<Memory, "sourceLang" | "targetLang">,
): Promise<ReadImport> {
  const { pairs, ...languages } = await readFilePair(sourcePath, targetPath);
  const fault = findLanguageFault(languages, memory);
  if (fault) throw new CliError(fault);
  async function* pages() {
    for (const page of splitInChunks(pairs.filter(fitsMemory), 500))
      yield page.map(({ source, target }) => ({ source, target }));
  }
  return { table: "memoryEntries", pages: pages(), summary: () => ({ skipped: 0 }) };
}

export async function requireMemory({ memories }: Store, organizationId: number, id: number) {
  const memory = await memories.findForWork(organizationId, id);
  if (!memory) throw new CliError(`There is no memory ${id}.`);
  return memory;
}

function parseFormat(text: string | boolean): MemoryFormat {
  const format = memoryFormats.find((each) => each === text);
  if (!format) throw new CliError(`--format must be ${memoryFormats.join(", ")}, not "${text}".`);
  return format;
}

function extensionOf(path: string): MemoryFormat | undefined {
  const extension = /\.([^.]*)$/.exec(path.toLowerCase())?.[1];
  return extension === "xlf" ? "xliff" : memoryFormats.find((format) => format === extension);
}

const countEntries = (count: number, kind = ""): string => `${count} ${kind}${count === 1 ? "entry" : "entries"}`;
