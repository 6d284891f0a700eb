import type { Reporter, TestModule } from "vitest/node";
import { describeRetried } from "./outcomes.ts";

/** Prints the tests that passed only when they were retried. */
export default class RetriedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const lines of describeRetried(modules)) console.log(lines);
  }
}
