import type { CaseHost } from "@openparlance/sandbox/cases";
import { Session } from "../session.ts";
import type { GuideSample } from "./guide-run.ts";

/** Runs samples in an empty organization, as the scenario of a case. */
export const guideScenario =
  (samples: readonly GuideSample[]) =>
  async ({ perform, fetch }: CaseHost): Promise<void> => {
    const run = (...words: string[]) => perform({ name: "command", words });
    await run("organizations", "create", "Guide");
    const [API_KEY = ""] = (await run("keys", "create", "--development", "--organization", "Guide")).slice(-1);
    const session = new Session(
      { send: fetch, wait: (seconds) => perform({ name: "forward", ms: seconds * 1000 }) },
      { variables: { API: "http://localhost", API_KEY }, onExchange() {} },
    );
    for (const { program } of samples) await session.run(program);
  };
