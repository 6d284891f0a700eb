import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findRequestTool } from "../../scripts/request-tools.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs an external program in the repository, without update notices or telemetry. */
async function run(tool: Parameters<typeof findRequestTool>[0], ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const options = { cwd: root, env, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [findRequestTool(tool), ...args], options);
  return stdout;
}

interface Score {
  agentReadiness: number;
  subscores: Record<string, number>;
}

// The reasons for the other subscores below 1 are in `api/README.md`.
test("redocly finds the description ready for agents: at least 93.6 of 100", async () => {
  const { agentReadiness, subscores }: Score = JSON.parse(
    await run("redocly", "score", "api/openapi.json", "--format", "json"),
  );
  expect(agentReadiness).toBeGreaterThanOrEqual(93.6);
  const minScores = {
    documentationQuality: 1,
    exampleCoverage: 1,
    errorClarity: 1,
    identifierClarity: 1,
    polymorphismClarity: 0.94,
    constraintClarity: 0.93,
    parameterSimplicity: 0.83,
    dependencyClarity: 0.83,
    schemaSimplicity: 0.66,
  };
  expect(Object.entries(minScores).filter(([name, score]) => (subscores[name] ?? 0) < score)).toEqual([]);
});

test("spectral finds nothing in the description", async () => {
  const args = ["--ruleset", "api/.spectral.yaml", "--format", "json", "--quiet", "--fail-severity", "hint"];
  expect(JSON.parse(await run("spectral", "lint", "api/openapi.json", ...args))).toEqual([]);
});
