import { onAction } from "./actions.ts";
import { report } from "./announce.ts";
import { onPage } from "./page.ts";

interface GuideRunning {
  run(figure: HTMLElement): Promise<void>;
}

/** What runs a guide, fetched on first use. */
const [load] = Object.values(import.meta.glob<GuideRunning>("../../guide-run/open.ts"));

onPage(() => {
  const steps = document.querySelector<HTMLElement>("[data-steps]")?.dataset.steps?.split(" ") ?? [];
  for (const figure of document.querySelectorAll<HTMLElement>("figure[data-sample]")) {
    const name = figure.dataset.sample?.split("/").at(-1) ?? "";
    const copy = figure.querySelector(".panel-bar .copy-button");
    if (!copy || !(steps.includes(name) || (name === "setup" && steps.includes("set-up")))) continue;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "run-button", textContent: "Run" });
    button.dataset.action = "run-sample";
    copy.before(button);
  }
});

onAction("run-sample", async (control) => {
  const figure = control.closest<HTMLElement>("figure");
  if (!figure || !load) return;
  try {
    const { run } = await load();
    await run(figure);
  } catch (error) {
    report("Running did not load. Please try again.");
    throw error;
  }
});
