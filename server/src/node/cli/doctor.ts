import { formatJson } from "../../commands/command.ts";
import { program } from "../program.ts";
import { readSettings, type ServerSettings } from "../settings/settings.ts";
import { findUnusedSettings } from "../settings/unused-settings.ts";
import { StartError } from "../start-error.ts";
import type { Command } from "./command.ts";
import { checks, type DoctorCheck, type DoctorFinding } from "./doctor-checks.ts";

const stateMarks = { good: "✓", warning: "!", fault: "✗" };

export const doctor: Command = {
  usage: "doctor [--json]",
  does: "checks settings, database, disk, files, port, providers, models, and clock, and shows how to fix each problem",
  async run({ options }, env) {
    const findings = await examine(env);
    const exitCode = findings.some(({ state }) => state === "fault") ? 1 : 0;
    if (options.json) return { lines: formatJson(findings), exitCode };
    const lines = findings.flatMap(({ subject, state, found, advice }) => [
      `${stateMarks[state]} ${subject}: ${found}`,
      ...(advice ? [`    ${advice}`] : []),
    ]);
    return { lines, exitCode };
  },
};

/** Checks everything that a server with these variables needs. It changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<DoctorFinding[]> {
  const unused = findUnusedSettings(env).map(({ variable, reason }): DoctorFinding => {
    const found = reason === "unknown" ? `${variable} is unknown` : `${variable} has no effect ${reason}`;
    const advice = `"${program} config" lists the effective settings.`;
    return { subject: "settings", state: "warning", found, advice };
  });
  let settings: ServerSettings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const advice = "The server does not start until this is fixed.";
    const faults = error.message
      .split("\n")
      .map((found): DoctorFinding => ({ subject: "settings", state: "fault", found, advice }));
    return [...faults, ...unused];
  }
  const ofSettings: DoctorFinding = { subject: "settings", state: "good", found: "valid" };
  const results = await Promise.all(checks.map((check) => runCheck(check, settings)));
  return [ofSettings, ...unused, ...results.flat()];
}

async function runCheck({ subject, advice, run }: DoctorCheck, settings: ServerSettings): Promise<DoctorFinding[]> {
  try {
    return (await run(settings)).map((finding) => ({ subject, ...finding }));
  } catch (error) {
    const found = (error as Error).message.split("\n")[0] ?? "";
    return [{ subject, state: "fault", found, advice }];
  }
}
