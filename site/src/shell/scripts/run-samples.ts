import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { createElement } from "../../browser/element.ts";
import { onPage } from "../../browser/page.ts";

onPage(() => {
  if (!document.querySelector("[data-steps]")) return;
  for (const [figure, title] of titleSamples()) {
    const attributes = {
      type: "button",
      class: "run-button small-button",
      "data-action": "run-sample",
      "aria-label": `Run: ${title}`,
    };
    figure.ariaLabel = title;
    for (const copy of figure.querySelectorAll(".copy-button")) copy.ariaLabel += `: ${title}`;
    figure.querySelector(".panel-bar .copy-button")?.before(createElement("button", attributes, "Run"));
  }
});

/** Titles of samples: the heading of the section, with a number if the section has several samples. */
function titleSamples(): Map<HTMLElement, string> {
  const titles = new Map<HTMLElement, string>();
  let section = "";
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>("main :is(h2, .before-title, figure[data-sample])")) {
    if (part.localName !== "figure") [section, count] = [part.textContent.trim(), 0];
    else titles.set(part, ++count > 1 ? `${section} (${count})` : section);
  }
  return titles;
}

onAction("run-sample", (control) => importSamples(({ runSample: run }) => run(control.closest("figure") ?? control)));

onAction("run-all", (button) => importSamples(({ runAll }) => runAll(button)));

const importSamples = (act: (guide: typeof import("../../scenario/guide/open.ts")) => Promise<void>): Promise<void> =>
  reportFailure("The page couldn't run this because a script didn't load. Try again.", async () =>
    act(await import("../../scenario/guide/open.ts")),
  );
