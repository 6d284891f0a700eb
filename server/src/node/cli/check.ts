import { createReadStream } from "node:fs";
import { Checker, Termbase } from "@openparlance/engine";
import { parseLocale } from "@openparlance/text";
import { CliError, findOrganization, formatJson, formatTable, type ParsedArgs } from "../../commands/command.ts";
import type { NewTerm } from "../../core/memory-import.ts";
import { inProcessEngines } from "../../engines/in-process-engines.ts";
import { readImport } from "../../files/read-import.ts";
import { checkFilePair } from "../../rules/file-pair.ts";
import { localesOf } from "../../rules/language-pairs.ts";
import {
  type CheckedDocument,
  type CheckSegments,
  checkDocument,
  Findings,
  isTranslated,
  listRecorded,
} from "../../services/documents/check-document.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Store } from "../../store/store.ts";
import { parseLanguage, parseLanguages, readBilingual } from "./bilingual.ts";
import { type Command, withStore } from "./command.ts";
import { readFilePair } from "./file-pair.ts";
import { namingFile, requireFile } from "./named-file.ts";
import { toSarif } from "./sarif.ts";

export const check: Command = {
  usage: "check DOCUMENT|FILE [--json] [--sarif] [--source …] [--target …] [--terms …]",
  does: "checks the translations in a document, a bilingual file, or (with --source) a file with keys; --terms adds a file of terms",
  async run(input, env) {
    const [subject = ""] = input.arguments;
    const { json, sarif, ...ofFile } = input.options;
    if (json && sarif) throw new CliError("Use --json or --sarif, not both.");
    const isStored = /^\d+$/.test(subject);
    const ignored = isStored && (["source", "target", "terms"] as const).find((name) => ofFile[name] !== undefined);
    if (ignored) throw new CliError(`--${ignored} applies to files, not to documents.`);
    const checked = isStored ? await checkStored(Number(subject), input, env) : await checkFile(subject, input);
    const lines = sarif || json ? formatJson(sarif ? toSarif(subject, checked) : checked) : format(checked);
    return { lines, exitCode: checked.errors > 0 ? 1 : 0 };
  },
};

/** `recorded`: the results of the checks at the last import of XLIFF and at the delivery. */
type CheckedBefore = CheckedDocument & { recorded?: Awaited<ReturnType<typeof listRecorded>> };

const checkStored = (id: number, input: ParsedArgs, env: NodeJS.ProcessEnv): Promise<CheckedBefore> =>
  withStore(env, async (store) => {
    const organization = await findOrganization(store, input);
    const document = await store.documents.find(organization.id, id);
    const project = document && (await store.projects.find(organization.id, document.projectId));
    if (!project) throw new CliError(`There is no document ${id}.`);
    const checked = await checkDocument(store, document, await checkerHere(store, project));
    return { ...checked, recorded: await listRecorded(store, document) };
  });

/** Checks segments in this process, with the terms of a project's memory. */
async function checkerHere({ terms }: Store, project: Project): Promise<CheckSegments> {
  const { organizationId, memoryId: id } = project;
  const engines = inProcessEngines();
  await engines.open({ ...project, id });
  for await (const page of terms.changesSince(organizationId, id, 0)) {
    await engines.apply(id, { entries: [], deletedEntries: [], ...page });
  }
  return (segments) => engines.check(id, segments, localesOf(project));
}

const isFile = (source: string | boolean | undefined): source is string =>
  typeof source === "string" && /[./\\]/.test(source);

const settingsFor = async (sourceLanguage: string, targetLanguage: string, terms: string | boolean | undefined) => ({
  sourceLanguage,
  targetLanguage,
  ...(terms !== undefined && { terms: await readTermFile(String(terms), sourceLanguage, targetLanguage) }),
});

/** The terms of a CSV, TSV, Excel, or TBX file. @throws CliError */
async function readTermFile(path: string, sourceLocale: string, targetLocale: string): Promise<Termbase> {
  const [source, target] = [parseLocale(sourceLocale), parseLocale(targetLocale)];
  const memory = {
    sourceLang: source?.language ?? sourceLocale,
    sourceRegion: source?.region ?? null,
    targetLang: target?.language ?? targetLocale,
    targetRegion: target?.region ?? null,
  };
  await requireFile(path);
  const terms = new Termbase(memory.sourceLang);
  await namingFile(path, async () => {
    const toRead = { name: path, options: { hasHeaderRow: true, skipDuplicates: false }, memory };
    const { table, pages } = await readImport(toRead, createReadStream(path), () => {});
    if (table !== "terms") throw new CliError(`${path} has translations. Terms are in CSV, TSV, XLSX, or TBX.`);
    let id = 0;
    for await (const page of pages) for (const term of page as readonly NewTerm[]) terms.add({ id: ++id, ...term });
  });
  return terms;
}

/** Checks a file with keys against the file that it translates. */
async function checkPair(sourcePath: string, path: string, { options }: ParsedArgs): Promise<CheckedDocument> {
  const target = parseLanguage("--target", options.target);
  const file = await readFilePair(sourcePath, path);
  const targetLanguage = target ?? file.targetLanguage;
  if (targetLanguage === undefined) throw new CliError(`${path} doesn't specify its language. Add --target.`);
  const settings = await settingsFor(file.sourceLanguage ?? "en", targetLanguage, options.terms);
  const findings = new Findings();
  for (const found of checkFilePair(file, settings)) findings.add(found);
  return findings;
}

async function checkFile(path: string, input: ParsedArgs): Promise<CheckedDocument> {
  const { options } = input;
  if (isFile(options.source)) return checkPair(options.source, path, input);
  const request = parseLanguages(input);
  const file = await readBilingual(path, request);
  const sourceLanguage = request.source ?? file.sourceLanguage ?? "en";
  const targetLanguage = request.target ?? file.targetLanguage;
  if (targetLanguage === undefined) throw new CliError(`${path} doesn't specify its target language. Add --target.`);
  const checker = new Checker(await settingsFor(sourceLanguage, targetLanguage, options.terms));
  const findings = new Findings();
  for (const segment of file.segments) {
    findings.add({ segments: Number(isTranslated(segment)), findings: checker.check(segment) });
  }
  if (findings.segments === 0) throw new CliError(`${path} has no translations.`);
  return findings;
}

function format({ findings, recorded = [], ...counts }: CheckedBefore): string[] {
  const rows = findings.map(({ message, ...about }) => [
    about.segment,
    about.severity,
    about.check,
    message.replaceAll("\n", " "),
  ]);
  const table = rows.length > 0 ? [...formatTable(["SEGMENT", "SEVERITY", "CHECK", "FINDING"], rows), ""] : [];
  const before = recorded.map(({ occasion, checked_at, ...then }) => {
    const at = checked_at.slice(0, 16).replace("T", " ");
    return `at ${occasion === "import" ? "the last import of XLIFF" : "delivery"} (${at}): ${summarize(then)}`;
  });
  return [...table, summarize(counts), ...before];
}

const summarize = ({ segments, errors, warnings }: Pick<CheckedDocument, "segments" | "errors" | "warnings">): string =>
  `${segments} translations, ${errors} errors, ${warnings} warnings`;
