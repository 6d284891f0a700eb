import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { formatProblems, getTotals, type NormalizedProblem, YamlParseError } from "@redocly/openapi-core";
import { YAMLParseError } from "yaml";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A mistake in the description or the data. The message or the problems contain the location. */
export class DescriptionError extends Error {
  problems: NormalizedProblem[];

  constructor(message: string, problems: NormalizedProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Runs `work`. If the description has a mistake, prints its file, line, and rule, and ends with exit code 1. */
export async function reportingMistakes(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof YamlParseError)
      console.error(syntaxMistake(error.source.absoluteRef, error.line, error.message));
    else if (!(error instanceof DescriptionError)) throw error;
    else if (error.problems.length === 0) console.error(error.message);
    else printProblems(error.problems);
    process.exitCode = 1;
  }
}

/** Reads a YAML file with `parse`. An error contains the file and the line. */
export function atLocation<T>(path: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new DescriptionError(syntaxMistake(path, error.linePos?.[0].line ?? 1, error.message));
  }
}

function syntaxMistake(path: string, line: number, message: string): string {
  return `${relative(root, path)}:${line} YAML syntax: ${message.split("\n")[0]}`;
}

function printProblems(problems: NormalizedProblem[]): void {
  formatProblems(problems, { totals: getTotals(problems), cwd: root, maxProblems: 200, version: "" });
}
