import "./contents.ts";
import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { createElement } from "../../browser/element.ts";
import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

const importGuideRun = (act: () => Promise<void>) =>
  reportFailure("The page couldn't run this because a script didn't load. Try again.", act);

const importMeasure = (act: (own: typeof import("../../own-memory/measure.ts")) => Promise<void>) =>
  importGuideRun(async () => act(await import("../../own-memory/measure.ts")));

onAction("measure", (control) => importMeasure(({ startMeasure }) => startMeasure(control)));

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest(".measure"))
    importMeasure(({ offerLanguages }) => offerLanguages(target)).catch(reportError);
});

onAction("feedback", (control) => {
  const link = control as HTMLAnchorElement;
  const url = new URL(link.href);
  const body = url.searchParams.get("body") ?? "";
  url.searchParams.set("body", body.replace(/^Page: .*$/m, `Page: ${location.pathname}${location.hash}`));
  link.href = url.href;
});

onAction("drive-diagram", (button) =>
  importGuideRun(async () => {
    const [diagram, caption] = button.closest("figure")?.children ?? [];
    if (diagram && caption) (await import("../../scenario/states/open.ts")).driveDiagram(diagram, caption, button);
  }),
);

// Some guides have no samples to run.
onPage(() => {
  if (document.querySelector("[data-steps]")) requireScript(import("./run-samples.ts"));
});

/** Adds links to the headings of a guide. A click also copies the link: see the reference's `main.ts`. */
onPage(() => {
  for (const heading of document.querySelectorAll<HTMLElement>("article.prose :is(h2, h3)[id]")) {
    const text = heading.textContent;
    if (heading.querySelector(".heading-link")) continue;
    const attributes = { class: "heading-link mark", href: `#${heading.id}`, "aria-label": `Link to ${text}` };
    heading.append(createElement("a", attributes));
  }
});
