import { stripVTControlCharacters } from "node:util";
import type { TestCase, TestModule } from "vitest/node";

export interface StageOutcome {
  passed: number;
  failed: number;
  skipped?: number;
  /** Why the stage failed. */
  reasons?: string[];
  /** Other results, such as sizes and times. */
  notes?: string[];
}

/** A test that passed only when retried may hide a race. */
const isRetried = (test: TestCase) => test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0;

/** The outcome of each Vitest project. Only a proof counts retried tests as failed. */
export function outcomesOf(modules: readonly TestModule[], options: { isProof: boolean }): Map<string, StageOutcome> {
  const byProject = Map.groupBy(modules, ({ project }) => project.name);
  return new Map([...byProject].map(([name, each]) => [name, countTests(each, options.isProof)]));
}

function countTests(modules: readonly TestModule[], isProof: boolean): StageOutcome {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const isFailed = (test: TestCase) => !test.ok() || (isProof && isRetried(test));
  const failed = testsOf(modules).filter(({ test }) => isFailed(test));
  const skipped = tests.filter((test) => test.result().state === "skipped").length;
  // A file that can't be loaded fails without a failed test.
  const unloaded = modules.filter((module) => !module.ok() && [...module.children.allTests("failed")].length === 0);
  const reasons = [
    ...failed.map(({ name, test }) => describe(name, test.result().errors)),
    ...unloaded.map((module) => describe(module.relativeModuleId, module.errors())),
  ];
  return { passed: tests.length - failed.length - skipped, failed: reasons.length, skipped, reasons };
}

/** Describes the tests that passed only when retried, with the errors of their earlier tries. */
export const describeRetried = (modules: readonly TestModule[]): string[] =>
  testsOf(modules)
    .filter(({ test }) => isRetried(test))
    .map(({ name, test }) => describe(`↻ passed only when retried: ${name}`, test.result().errors));

/** The names of skipped tests contain the reason. */
export const describeSkipped = (modules: readonly TestModule[]): string[] =>
  testsOf(modules).flatMap(({ test, name }) => (test.result().state === "skipped" ? `↓ ${name}` : []));

const describe = (name: string, errors: readonly { message: string }[] = []): string =>
  [name, ...errors.map(({ message }) => stripVTControlCharacters(message).replace(/^/gm, "    "))].join("\n");

const testsOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({ test, name: `${module.relativeModuleId} > ${test.fullName}` })),
  );
