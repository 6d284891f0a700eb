import type { CaseHost } from "@openparlance/sandbox/cases";
import { report } from "../browser/announce.ts";
import { element } from "../sandbox/element.ts";
import "./case-styles.ts";

/** A button that makes a case of what a scenario does. Its script is loaded when it is pressed. */
export function caseButton(title: string, scenario: (host: CaseHost) => Promise<unknown>): HTMLButtonElement {
  const button = element("button", { type: "button", class: "case-button" }, "Create a case");
  button.addEventListener("click", () => {
    createCase(button, title, scenario).catch((error: unknown) => {
      report("The case wasn't created because a script didn't load. Try again.");
      reportError(error);
    });
  });
  return button;
}

async function createCase(button: HTMLElement, title: string, scenario: (host: CaseHost) => Promise<unknown>) {
  const [{ createCase }, { recordCase }] = await Promise.all([
    import("./create-case.ts"),
    import("@openparlance/sandbox/cases"),
  ]);
  await createCase(button, async (host) => ({
    recorded: await recordCase(host, { title, now: Date.now() }, scenario),
  }));
}
