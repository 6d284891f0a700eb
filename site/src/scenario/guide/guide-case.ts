import type { CaseHost } from "@openparlance/sandbox/cases";
import { createOrganization } from "../../sandbox/sandbox-requests.ts";
import { Session } from "../session.ts";
import type { GuideSample } from "./guide-run.ts";

/** Runs samples in an empty organization, as the scenario of a case. */
export const guideScenario =
  (samples: readonly GuideSample[]) =>
  async (host: CaseHost): Promise<void> => {
    const session = new Session(
      { send: host.fetch, wait: (seconds) => host.perform({ name: "forward", ms: seconds * 1000 }) },
      { variables: await createOrganization(host, "Guide"), onExchange() {} },
    );
    for (const { program } of samples) await session.run(program);
  };
