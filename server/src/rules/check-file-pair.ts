import { Checker, checkSegment, type Finding } from "@openparlance/engine";
import type { FilePair } from "./file-pair.ts";

type CheckSettings = ConstructorParameters<typeof Checker>[0];

/** The findings in each translation of a file, then the keys that only one of the files has. */
export function* checkFilePair(
  { pairs, missing, stale }: Pick<FilePair, "pairs" | "missing" | "stale">,
  settings: CheckSettings,
): Generator<{ segments: number; findings: Finding[] }> {
  const checker = new Checker(settings);
  for (const { key, isOwnForm, ...pair } of pairs) {
    const segment = { id: key, ...pair };
    // Several plural forms of the target may have the same source.
    const findings = isOwnForm ? checkSegment(segment, settings).findings : checker.check(segment);
    yield { segments: 1, findings };
  }
  const about = (check: "missing" | "stale", type: Finding["type"], severity: Finding["severity"], message: string) => {
    return (segment: string): Finding => ({ check: check as Finding["check"], type, severity, segment, message });
  };
  yield {
    segments: 0,
    findings: missing.map(about("missing", "untranslated", "error", "The translation is missing.")),
  };
  const notInSource = "The source doesn't have this key.";
  yield { segments: 0, findings: stale.map(about("stale", "inconsistency", "warning", notInSource)) };
}
