import { readFile, writeFile } from "node:fs/promises";
import { Checker, type Finding } from "@openparlance/engine";
import { keepRecord, reportMissed } from "../record.ts";
import { table } from "../table.ts";
import { readCatalogues } from "./catalogues.ts";
import { type ChecksRecord, type JudgedFinding, overBudget, summarize } from "./report.ts";

const sampleSize = 200;
/** So that kinds of faults that are rare count too. */
const maxOfCheck = 60;

/** Judged by reading each of them: see the note in the file. */
const judgedFile = new URL("../../fixtures/judged-findings.json", import.meta.url);
const unjudgedFile = new URL("../../.cache/unjudged-findings.json", import.meta.url);

type Sampled = Omit<JudgedFinding, "isTrue" | "reason">;

/** Measures how many of the findings in real catalogues are true; false when too few are, or one isn't judged. */
export async function benchChecks(): Promise<boolean> {
  const { findings: judged } = JSON.parse(await readFile(judgedFile, "utf8")) as { findings: JudgedFinding[] };
  const { findings, segments } = await checkCatalogues();
  const known = new Map(judged.map((finding) => [keyOf(finding), finding]));
  const sample = drawSample(findings);
  const matches = sample.map((finding) => known.get(keyOf(finding)) ?? finding);
  const unjudged = matches.filter((finding) => !("isTrue" in finding));
  const record: ChecksRecord = {
    measuredAt: new Date().toISOString(),
    segments,
    findings: findings.length,
    unjudged: unjudged.length,
    checks: summarize(matches.filter((finding): finding is JudgedFinding => "isTrue" in finding)),
  };
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    table([
      ["check", "judged", "true", "share"],
      ...record.checks.map(({ check, judged, isTrue }) => [check, `${judged}`, `${isTrue}`, percent(isTrue, judged)]),
    ]),
  );
  console.log(`${record.findings} findings in ${segments} segments, ${unjudged.length} of the sample not judged.`);
  await writeFile(unjudgedFile, `${JSON.stringify(unjudged, null, 1)}\n`);
  await keepRecord("checks", record);
  return reportMissed(overBudget(record));
}

async function checkCatalogues(): Promise<{ findings: Sampled[]; segments: number }> {
  const findings: Sampled[] = [];
  let segments = 0;
  for (const { language, name, messages } of await readCatalogues()) {
    const checker = new Checker({ sourceLanguage: "en", targetLanguage: language });
    segments += messages.length;
    messages.forEach((message, id) => {
      for (const finding of checker.check({ id, ...message })) {
        findings.push({ language, catalogue: name, ...excerpt(message, finding) });
      }
    });
  }
  return { findings, segments };
}

const maxExcerpt = 160;

/** What is needed to judge a finding, and no more of the texts. */
function excerpt({ source, target }: { source: string; target: string }, { check, message, ...spans }: Finding) {
  return { check, message, source: cutAround(source, spans.source), target: cutAround(target, spans.target) };
}

function cutAround(text: string, span: Finding["target"]): string {
  if (text.length <= maxExcerpt) return text;
  const middle = span ? (span.start + span.end) / 2 : 0;
  const start = Math.max(0, Math.min(text.length - maxExcerpt, Math.round(middle - maxExcerpt / 2)));
  const cut = text.slice(start, start + maxExcerpt).toWellFormed();
  return `${start > 0 ? "…" : ""}${cut}${start + maxExcerpt < text.length ? "…" : ""}`;
}

/** At most so many of each check, by chance; a finding's chance depends on nothing but itself. */
function drawSample(findings: readonly Sampled[]): Sampled[] {
  const ranked = findings.map((finding) => ({ finding, rank: hash(keyOf(finding)) })).sort((a, b) => a.rank - b.rank);
  const used = new Map<string, number>();
  const sample: Sampled[] = [];
  for (const { finding } of ranked) {
    const count = used.get(finding.check) ?? 0;
    if (count >= maxOfCheck) continue;
    used.set(finding.check, count + 1);
    sample.push(finding);
  }
  // Those that are left of frequent checks fill the sample last.
  return sample.sort((a, b) => (used.get(a.check) ?? 0) - (used.get(b.check) ?? 0)).slice(0, sampleSize);
}

/** FNV-1a, 32 bits, with the last step of MurmurHash3, so that like texts are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

const keyOf = ({ language, catalogue, check, message, source, target }: Sampled): string =>
  JSON.stringify([language, catalogue, check, message, source, target]);
