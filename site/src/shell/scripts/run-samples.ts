import { onAction } from "./page/actions.ts";
import { report } from "./page/announce.ts";
import { onPage } from "./page/page.ts";

interface GuideRunning {
  run(figure: HTMLElement): Promise<void>;
}

/** What runs a guide, fetched on first use. */
const [load] = Object.values(import.meta.glob<GuideRunning>("../../guide-run/open.ts"));

onPage(() => {
  if (!document.querySelector("[data-steps]")) return;
  for (const copy of document.querySelectorAll("figure[data-sample] .panel-bar .copy-button")) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "run-button", textContent: "Run" });
    button.dataset.action = "run-sample";
    copy.before(button);
  }
});

onAction("run-sample", (control) => run(control.closest("figure")));

onAction("run-all", ({ dataset }) => {
  const figure = document.querySelector<HTMLElement>(`figure[data-sample$="/${dataset.run}"]`);
  figure?.scrollIntoView();
  figure?.querySelector<HTMLElement>(".run-button")?.focus({ preventScroll: true });
  return run(figure);
});

async function run(figure: HTMLElement | null): Promise<void> {
  if (!figure || !load) return;
  try {
    const { run } = await load();
    await run(figure);
  } catch (error) {
    report("The page couldn't run this because a script didn't load. Try again.");
    throw error;
  }
}
