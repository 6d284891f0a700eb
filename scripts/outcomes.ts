import { stripVTControlCharacters } from "node:util";
import type { TestCase, TestModule } from "vitest/node";

/** The outcome of a stage of `npm test`. */
export interface StageOutcome {
  passed: number;
  failed: number;
  skipped?: number;
  /** Why it failed, for the end of a run. */
  reasons?: string[];
  /** Other results of a stage of the proof, such as sizes and times. */
  notes?: string[];
}

/** A failed test that was retried and passed may hide a race. Vitest keeps the errors of its first tries. */
const isRetried = (test: TestCase) => test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0;

/** The outcome of each project of Vitest. A retried test is usually only reported, but a proof doesn't accept it. */
export function outcomesOf(
  modules: readonly TestModule[],
  { isProof }: { isProof: boolean },
): Map<string, StageOutcome> {
  const byProject = Map.groupBy(modules, ({ project }) => project.name);
  return new Map([...byProject].map(([name, each]) => [name, countTests(each, isProof)]));
}

function countTests(modules: readonly TestModule[], isProof: boolean): StageOutcome {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const isFailed = (test: TestCase) => !test.ok() || (isProof && isRetried(test));
  const failed = testsOf(modules).filter(({ test }) => isFailed(test));
  const skipped = tests.filter((test) => test.result().state === "skipped").length;
  // A file that cannot be loaded fails without a failed test.
  const unloaded = modules.filter((module) => !module.ok() && [...module.children.allTests("failed")].length === 0);
  const reasons = [
    ...failed.map(({ name, test }) => describe(name, test.result().errors)),
    ...unloaded.map((module) => describe(module.relativeModuleId, module.errors())),
  ];
  return { passed: tests.length - failed.length - skipped, failed: reasons.length, skipped, reasons };
}

/** Tests that passed only when they were retried, with their earlier errors. */
export const describeRetried = (modules: readonly TestModule[]): string[] =>
  testsOf(modules)
    .filter(({ test }) => isRetried(test))
    .map(({ name, test }) => describe(`↻ passed only when retried: ${name}`, test.result().errors));

/** Tests that did not run; their names contain the reason. */
export const describeSkipped = (modules: readonly TestModule[]): string[] =>
  testsOf(modules)
    .filter(({ test }) => test.result().state === "skipped")
    .map(({ name }) => `↓ ${name}`);

/** A line with the name, and each error's message below it. */
const describe = (name: string, errors: readonly { message: string }[] = []): string =>
  [name, ...errors.map(({ message }) => stripVTControlCharacters(message).replace(/^/gm, "    "))].join("\n");

const testsOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({ test, name: `${module.relativeModuleId} > ${test.fullName}` })),
  );
