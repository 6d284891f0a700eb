import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";

// The second press of a double click would stop what the first started.
onAction("verify", (button, { detail }) =>
  reportFailure("The samples didn't load. Try again.", async () => {
    if (detail < 2) await (await import("../../scenario/verify/open.ts")).verify(button);
  }),
);
