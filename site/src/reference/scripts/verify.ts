import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";

// Ignores the second click of a double click, which would stop the run.
onAction("verify", (button, { detail }) =>
  reportFailure("The samples didn't load. Try again.", async () => {
    if (detail < 2) await (await import("../../scenario/verify/open.ts")).runVerification(button);
  }),
);
