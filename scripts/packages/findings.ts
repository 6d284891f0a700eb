import type { StageOutcome } from "../outcomes.ts";

export type StageFindings = Required<StageOutcome>;

/** A failing step does not end the stage. */
export function collectFindings() {
  const [notes, reasons]: [string[], string[]] = [[], []];
  let passed = 0;
  return {
    /** @returns whether the step succeeded; the text that `work` returns goes into the record */
    async prove(what: string, work: () => Promise<unknown>): Promise<boolean> {
      try {
        const note = await work();
        const line = typeof note === "string" && note !== "" ? `${what}: ${note}` : what;
        console.log(`✓ ${line}`);
        if (line !== what) notes.push(...line.split("\n"));
        passed += 1;
        return true;
      } catch (error) {
        const { message, stdout = "" } = error as Error & { stdout?: string };
        reasons.push(`${what}\n${message}\n${stdout}`);
        return false;
      }
    },
    findings: (): StageFindings => ({ passed, failed: reasons.length, skipped: 0, reasons, notes }),
  };
}
