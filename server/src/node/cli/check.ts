import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type CheckedSegment, Checker } from "@parlance/engine";
import { FilterError } from "@parlance/filters/filter-error";
import { parseLocale } from "@parlance/text";
import { CliError, findOrganization, formatTable, type ParsedArgs } from "../../commands/command.ts";
import { type CheckedDocument, checkDocument, Findings, listRecorded } from "../../services/check-document.ts";
import { readSettings } from "../settings.ts";
import { type Command, withStore } from "./command.ts";

/** A file with translations, as the checks read it. */
interface BilingualFile {
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  segments: readonly CheckedSegment[];
}

export const check: Command = {
  name: "check",
  arguments: ["DOCUMENT|FILE"],
  options: { json: { type: "boolean" }, source: { type: "string" }, target: { type: "string" } },
  does: "checks the translations of a document, by its ID, or of an XLIFF, TMX, PO, or other bilingual file",
  async run(given, env) {
    const [subject = ""] = given.arguments;
    const checked = /^\d+$/.test(subject)
      ? await checkStored(Number(subject), given, env)
      : await checkFile(subject, given);
    const lines = given.options.json ? [JSON.stringify(checked, null, 2)] : format(checked);
    return { lines, exitCode: checked.errors > 0 ? 1 : 0 };
  },
};

/** With what was found when the translations were returned and delivered. */
type CheckedBefore = CheckedDocument & { recorded?: Awaited<ReturnType<typeof listRecorded>> };

const checkStored = (id: number, given: ParsedArgs, env: NodeJS.ProcessEnv): Promise<CheckedBefore> =>
  withStore(readSettings(env), async (store) => {
    const organization = await findOrganization(store, given);
    const document = await store.documents.find(organization.id, id);
    const project = document && (await store.projects.find(organization.id, document.projectId));
    if (!project) throw new CliError(`There is no document ${id}.`);
    const checked = await checkDocument(store, document, project);
    return { ...checked, recorded: await listRecorded(store, document) };
  });

async function checkFile(path: string, { options }: ParsedArgs): Promise<CheckedDocument> {
  const asked = { source: readLocale("--source", options.source), target: readLocale("--target", options.target) };
  const file = await readBilingual(path, asked);
  const sourceLanguage = asked.source ?? file.sourceLanguage ?? "en";
  const targetLanguage = asked.target ?? file.targetLanguage;
  if (targetLanguage === undefined) throw new CliError(`${path} doesn't name its target language. Add --target.`);
  const checker = new Checker({ sourceLanguage, targetLanguage });
  const findings = new Findings();
  for (const segment of file.segments) findings.add(segment, checker.check(segment));
  if (findings.segments === 0) throw new CliError(`${path} has no translations.`);
  return findings;
}

async function readBilingual(
  path: string,
  { source, target }: { source?: string | undefined; target?: string | undefined },
) {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(cause.code === "ENOENT" ? `${path} doesn't exist.` : `${path} can't be read.`, { cause });
  });
  try {
    return /\.tmx(?:\.zip)?$/i.test(path)
      ? await readTmx(path, bytes, source, target)
      : await readFiltered(path, bytes);
  } catch (cause) {
    if (cause instanceof FilterError) throw new CliError(`${path} can't be read: ${cause.message}`, { cause });
    throw cause;
  }
}

async function readFiltered(path: string, bytes: Uint8Array): Promise<BilingualFile> {
  const { extract } = await import("../../rules/extract.ts");
  const { segments, sourceLanguage, targetLanguage } = extract(basename(path), bytes, { sourceLang: "en" });
  return {
    sourceLanguage,
    targetLanguage,
    segments: segments.map(({ source, target = "", maxLength }, at) => ({ id: at + 1, source, target, maxLength })),
  };
}

/** Of a TMX file the first two languages, unless others are requested. */
async function readTmx(
  path: string,
  bytes: Uint8Array,
  source: string | undefined,
  target: string | undefined,
): Promise<BilingualFile> {
  const { memoryReader, readWhole } = await import("@parlance/filters");
  const head = new TextDecoder().decode(bytes.subarray(0, maxHeadBytes));
  const named = [...head.matchAll(/(?:srclang|lang)\s?=\s?["']([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3})["']/g)].map(
    ([, tag]) => tag,
  );
  const sourceLanguage = source ?? named[0] ?? "en";
  const targetLanguage = target ?? named.find((tag) => tag && primary(tag) !== primary(sourceLanguage));
  if (targetLanguage === undefined) return { sourceLanguage, targetLanguage, segments: [] };
  const pairs = readWhole(memoryReader(basename(path), { sourceLanguage, targetLanguage }), bytes);
  return { sourceLanguage, targetLanguage, segments: pairs.map((pair, at) => ({ id: at + 1, ...pair })) };
}

const maxHeadBytes = 65_536;

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

function readLocale(name: string, text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!parseLocale(String(text))) throw new CliError(`${name} must be a language such as en or en-GB, not "${text}".`);
  return String(text);
}

function format({ findings, recorded = [], ...counts }: CheckedBefore): string[] {
  const rows = findings.map(({ segment, severity, check, message }) => [
    segment,
    severity,
    check,
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
