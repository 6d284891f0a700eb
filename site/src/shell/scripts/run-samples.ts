import { onAction } from "../../browser/actions.ts";
import { report } from "../../browser/announce.ts";
import { onPage } from "../../browser/page.ts";

interface GuideRunning {
  run(figure: HTMLElement): Promise<void>;
}

/** What runs a guide, fetched on first use. */
const [load] = Object.values(import.meta.glob<GuideRunning>("../../guide-run/open-guide-run.ts"));

onPage(() => {
  if (!document.querySelector("[data-steps]")) return;
  for (const [figure, title] of titleSamples()) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "run-button", textContent: "Run" });
    button.dataset.action = "run-sample";
    button.ariaLabel = `Run: ${title}`;
    figure.ariaLabel = title;
    for (const copy of figure.querySelectorAll(".copy-button")) copy.ariaLabel += `: ${title}`;
    figure.querySelector(".panel-bar .copy-button")?.before(button);
  }
});

/** The samples of a guide, each with the title of its section. A section with several numbers them. */
function titleSamples(): Map<HTMLElement, string> {
  const titles = new Map<HTMLElement, string>();
  let section = "";
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>("main :is(h2, .before-title, figure[data-sample])")) {
    if (part.localName !== "figure") [section, count] = [part.textContent?.trim() ?? "", 0];
    else titles.set(part, ++count > 1 ? `${section} (${count})` : section);
  }
  return titles;
}

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
