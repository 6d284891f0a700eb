import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";

onAction("verify", (button) =>
  reportFailure("The samples didn't load. Try again.", async () =>
    (await import("../../scenario/verify/open.ts")).verify(button),
  ),
);
