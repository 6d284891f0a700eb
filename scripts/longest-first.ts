import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "./run.ts";

/** The files that take longest, in that order. The last one to begin decides when the others have long been done. */
export const longest = [
  "server/testing/processes/crash.process.test.ts",
  "server/testing/processes/several.process.test.ts",
  "site/src/model/samples/running.process.test.ts",
  "filters/src/hostile.test.ts",
  "server/src/background/import-document.test.ts",
  "server/testing/fuzz.test.ts",
  "server/testing/random-walk.test.ts",
  "server/src/routes/file-translations.test.ts",
  "server/src/node/files/file-store.test.ts",
  "server/src/node/cli/cli.test.ts",
  "site/src/reference/view/general.test.tsx",
  "server/src/node/threads/worker-filters.test.ts",
  "e2e/src/pasted-alone.test.ts",
  "e2e/src/layout.test.ts",
  "e2e/src/console.test.ts",
  "e2e/src/guides.test.ts",
  "e2e/src/moves.test.ts",
  "e2e/src/reference.test.ts",
  "e2e/src/search.test.ts",
  "e2e/src/shell.test.ts",
  "e2e/src/console-sandbox.test.ts",
  "e2e/src/guide-run.test.ts",
  "e2e/src/drive.test.ts",
  "e2e/src/accessibility.test.ts",
  "e2e/src/arazzo.test.ts",
  "e2e/src/build.test.ts",
  "e2e/src/everywhere.test.ts",
  "e2e/src/reproduce.test.ts",
] as const;

/** Begins with the files that take longest; without records of earlier runs Vitest goes by their size alone. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const locate = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId === join(root, path));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => locate(one) - locate(other));
  }
}
