import {
  buildSecurity,
  type Case,
  type CaseHost,
  caseFormat,
  caseVersion,
  createSizeError,
  keyInputs,
  maxCaseLength,
} from "./case.ts";
import { createRecorder } from "./recorder.ts";
import { writeSteps } from "./write-steps.ts";

/** The URL of the description, for other programs that run Arazzo. */
const descriptionUrl = "./openapi.yaml";

/**
 * Runs a scenario twice on a server with a fixed clock. Values that differ are random, so they are not criteria of the
 * case.
 *
 * @param now Unix ms
 * @throws CaseError, and the errors of the scenario
 */
export async function recordCase(
  host: CaseHost,
  { title, now }: { title: string; now: number },
  scenario: (host: CaseHost) => Promise<unknown>,
): Promise<Case> {
  const clock = Math.floor(now / 1000) * 1000;
  const record = async () => {
    const recorder = createRecorder(host, clock);
    await recorder.perform({ name: "reset" });
    await scenario(recorder);
    return recorder.recorded;
  };
  const first = await record();
  const recorded: Case = {
    arazzo: "1.0.1",
    info: { title, version: "1.0.0" },
    "x-parlance-case": caseFormat,
    "x-parlance-version": caseVersion,
    sourceDescriptions: [{ name: "parlance", url: descriptionUrl, type: "openapi" }],
    workflows: [
      {
        workflowId: "case",
        "x-parlance-clock": new Date(clock).toISOString(),
        inputs: { type: "object", properties: { apiKey: { type: "string" }, otherKey: { type: "string" } } },
        "x-security": buildSecurity(keyInputs.own),
        steps: writeSteps(first, await record()),
      },
    ],
  };
  if (JSON.stringify(recorded).length > maxCaseLength) throw createSizeError();
  return recorded;
}
