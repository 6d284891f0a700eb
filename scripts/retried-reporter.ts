import type { Reporter, TestModule } from "vitest/node";
import { describeRetried } from "./outcomes.ts";

/** Names the tests that passed only when they were retried at the end of each run. */
export default class RetriedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const lines of describeRetried(modules)) console.log(lines);
  }
}
