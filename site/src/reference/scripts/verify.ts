import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";

// The second click of a double click would stop the run that the first one started.
onAction("verify", (button, { detail }) =>
  reportFailure("The samples didn't load. Try again.", async () => {
    if (detail < 2) await (await import("../../scenario/verify/open.ts")).verify(button);
  }),
);
