import { onAction } from "../../browser/actions.ts";
import { report } from "../../browser/announce.ts";

onAction("verify", async (button) => {
  try {
    await (await import("../../scenario/verify/open.ts")).verify(button);
  } catch (error) {
    report("The samples didn't load. Try again.");
    throw error;
  }
});
