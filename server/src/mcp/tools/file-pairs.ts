import { Termbase } from "@openparlance/engine";
import { FilterError } from "@openparlance/filters/filter-error";
import { findLocale } from "@openparlance/text";
import { z } from "zod";
import { nextTurn } from "../../core/turns.ts";
import {
  checkFilePair,
  configurationForKeys,
  type FilePair,
  findLanguageFault,
  keyedFormats,
  pairInSlices,
} from "../../rules/file-pair.ts";
import { localeOf } from "../../rules/language-pairs.ts";
import { ToolError } from "../api-client.ts";
import { fileInput, toBytes } from "../content.ts";
import { defineTool, type ToolContext, waitSeconds } from "../tool.ts";
import { importFile, importOutput, memoryId, readMemory, termsOf } from "./memories.ts";
import { checkResult, type findingSchema } from "./text.ts";

const filePathSchema = (kind: string) =>
  z.string().min(1).max(255).describe(`The path of the ${kind}, such as de.json or values-de/strings.xml.`);

const filePair = {
  source_name: filePathSchema("source file"),
  source_content: fileInput.content,
  target_name: filePathSchema("translated file"),
  target_content: fileInput.content,
  encoding: fileInput.encoding,
};

/** The number of pairs that are matched, checked, or written before other work gets its turn. */
const pairsAtOnce = 100;

async function readFilePair(input: z.output<z.ZodObject<typeof filePair>>, context: ToolContext): Promise<FilePair> {
  const { source_name, source_content, target_name, target_content, encoding } = input;
  const source = await readKeyedFile(source_name, toBytes({ content: source_content, encoding }), context);
  const target = await readKeyedFile(target_name, toBytes({ content: target_content, encoding }), context);
  const work = pairInSlices(source, target);
  for (let count = 1; ; count++) {
    const step = work.next();
    if (step.done) return step.value;
    if (count % pairsAtOnce === 0) await nextTurn();
  }
}

async function readKeyedFile(path: string, bytes: Uint8Array<ArrayBuffer>, { readSegments }: ToolContext) {
  const reading = configurationForKeys(path);
  if (!reading) throw new ToolError(`${path} has no keys. Formats with keys are ${keyedFormats}.`);
  const file = { name: path.replace(/^.*[/\\]/, ""), bytes, sourceLang: "en", reading };
  const segments = await readSegments(file).catch((error: unknown) => {
    if (!(error instanceof FilterError)) throw error;
    if (error.reason === "No translatable content") return [];
    throw new ToolError(`${path} can't be read: ${error.message}`);
  });
  return { path, segments };
}

function readLanguage(tag: string): string {
  const locale = findLocale(tag);
  if (!locale) throw new ToolError(`target_language must be a language such as de or de-AT, not "${tag}".`);
  return localeOf(locale.language, locale.region ?? null);
}

const isError = ({ severity }: z.input<typeof findingSchema>): boolean => severity === "error";

const maxFindings = 100;
export const filePairTools = [
  defineTool({
    name: "import_file_pair",
    title: "Import a file and its translation",
    description:
      "Adds the texts of an app to a memory: those with the same key in a source file and its translation, such as en.json and de.json. For JSON, ARB, YAML, properties, Apple strings, Fluent, Android, and .NET resources.",
    effect: "adds",
    input: z.strictObject({
      memory_id: memoryId,
      ...filePair,
      skip_duplicates: z.boolean().default(false).describe("Whether to skip pairs that the memory contains."),
      wait_seconds: waitSeconds,
    }),
    output: importOutput.extend({ pairs: z.int(), missing: z.int(), stale: z.int() }),
    async run({ memory_id, skip_duplicates, wait_seconds, ...files }, context) {
      const memory = await readMemory(memory_id, context);
      const { sourceLang, targetLang } = { sourceLang: memory.srclang, targetLang: memory.trglang };
      const { pairs, missing, stale, ...languages } = await readFilePair(files, context);
      const fault = findLanguageFault(languages, { sourceLang, targetLang });
      if (fault) throw new ToolError(fault);
      if (pairs.length === 0) throw new ToolError("Nothing was imported: the files have no key in common.");
      const { tmxWriter } = await import("@openparlance/filters/exchange");
      const tool = { name: "Parlance", version: "1" };
      const writer = tmxWriter({ sourceLanguage: sourceLang, targetLanguage: targetLang, tool });
      const parts: Uint8Array[] = [];
      for (let start = 0; start < pairs.length; start += pairsAtOnce) {
        parts.push(writer.push(pairs.slice(start, start + pairsAtOnce)));
        await nextTurn();
      }
      const file = new Uint8Array(await new Blob([...parts, writer.end()] as BlobPart[]).arrayBuffer());
      const options = { name: `${files.target_name.replace(/^.*[/\\]/, "")}.tmx`, skip_duplicates };
      const result = await importFile(memory_id, options, wait_seconds, context, file);
      return { ...result, pairs: pairs.length, missing: missing.length, stale: stale.length };
    },
  }),
  defineTool({
    name: "check_file_pair",
    title: "Check a translated file",
    description:
      "Checks a translated file of an app against its source, such as de.json against en.json: missing and stale keys, placeholders, plural forms, and everything that check_translation checks. Errors come first.",
    effect: "reads",
    input: z.strictObject({
      ...filePair,
      memory_id: memoryId.optional().describe("The ID of a memory whose terms and languages apply."),
      target_language: z.string().min(2).max(16).optional().describe("The language, if the name doesn't contain it."),
      wait_seconds: waitSeconds,
    }),
    output: checkResult,
    async run({ memory_id, target_language, wait_seconds, ...files }, context) {
      const memory = memory_id === undefined ? undefined : await readMemory(memory_id, context);
      const pair = await readFilePair(files, context);
      const sourceLanguage = memory?.srclang ?? pair.sourceLanguage ?? "en";
      const named = target_language === undefined ? undefined : readLanguage(target_language);
      const targetLanguage = named ?? (memory ? localeOf(memory.trglang, memory.trglocale) : pair.targetLanguage);
      if (targetLanguage === undefined) {
        throw new ToolError(`${files.target_name} doesn't specify its language. Pass target_language.`);
      }
      const terms = new Termbase(sourceLanguage);
      let id = 0;
      if (memory) for await (const term of termsOf(memory.id, wait_seconds, context)) terms.add({ id: ++id, ...term });
      const all: z.input<typeof findingSchema>[] = [];
      let segments = 0;
      for (const part of checkFilePair(pair, { sourceLanguage, targetLanguage, terms })) {
        segments += part.segments;
        for (const found of part.findings) all.push({ ...found });
        if (segments % pairsAtOnce === 0) await nextTurn();
      }
      const errors = all.filter(isError);
      const findings = all.toSorted((a, b) => Number(isError(b)) - Number(isError(a))).slice(0, maxFindings);
      return { segments, errors: errors.length, warnings: all.length - errors.length, findings };
    },
  }),
];
