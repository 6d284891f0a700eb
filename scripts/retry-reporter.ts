import type { Reporter, TestModule } from "vitest/node";

/** Names the tests that passed only when they were tried again, and what they said before, so that none hides. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests("passed")) {
        const tries = 1 + (test.diagnostic()?.retryCount ?? 0);
        if (tries === 1) continue;
        console.log(`passed on try ${tries}: ${module.relativeModuleId} > ${test.fullName}`);
        for (const { message } of test.result().errors ?? []) console.log(message.replace(/^/gm, "    "));
      }
    }
  }
}
