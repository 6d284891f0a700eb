import type { CaseHost } from "@openparlance/sandbox/cases";
import { reportFailure } from "../browser/announce.ts";
import { createButton } from "../browser/element.ts";
import "./case-styles.ts";

/** A button that loads the recorder and records a case from a scenario. */
export function createCaseButton(title: string, scenario: (host: CaseHost) => Promise<unknown>): HTMLButtonElement {
  return createButton("Create a case", { class: "case-button small-button" }, (pressed) =>
    reportFailure("The case wasn't created because a script didn't load. Try again.", () =>
      createCase(pressed, title, scenario),
    ).catch(reportError),
  );
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
