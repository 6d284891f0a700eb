import type { CaseResult } from "@openparlance/sandbox/cases/result";
import { startParlance } from "./start-parlance.ts";

/** @returns lines for a terminal, and exit code 1 if a response differs, 2 if the case can't run */
export async function runCaseFile(file: string): Promise<{ lines: string[]; exitCode: number }> {
  const parlance = await startParlance({ port: false });
  try {
    const result = await parlance.runCase(file);
    return { lines: format(result), exitCode: result.isSame ? 0 : 1 };
  } catch (error) {
    return { lines: [error instanceof Error ? error.message : String(error)], exitCode: 2 };
  } finally {
    await parlance.close();
  }
}

function format({ steps }: CaseResult): string[] {
  const differing = steps.filter(({ differences }) => differences.length > 0).length;
  const lines = steps.flatMap(({ stepId, method, target, status, differences }) => [
    `${differences.length === 0 ? "same   " : "differs"}  ${stepId}  ${method} ${target}  ${status ?? "no response"}`,
    ...differences.map(({ field, expected, got }) => `         ${field}: expected ${show(expected)}, got ${show(got)}`),
  ]);
  const count = `${steps.length} step${steps.length === 1 ? "" : "s"}`;
  return [...lines, `${count}, ${differing === 0 ? "all the same" : `${differing} with differences`}`];
}

const maxShown = 200;
const show = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, maxShown);
