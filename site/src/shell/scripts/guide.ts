import "./contents.ts";
import "./heading-links.ts";
import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { need } from "../../browser/need.ts";
import { showOwnUrl } from "../../browser/own-url.ts";
import { onPage } from "../../browser/page.ts";

// A page from the reader's own machine is served by the reader's own server.
onPage(() => {
  if (["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) showOwnUrl();
});

const measure = (act: (own: typeof import("../../own-memory/measure.ts")) => Promise<void>) =>
  reportFailure("The page couldn't run this because a script didn't load. Try again.", async () =>
    act(await import("../../own-memory/measure.ts")),
  );

onAction("measure", (control) => measure(({ startMeasure }) => startMeasure(control)));

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest(".measure"))
    measure(({ offerLanguages }) => offerLanguages(target)).catch(reportError);
});

onAction("feedback", (control) => {
  const link = control as HTMLAnchorElement;
  const url = new URL(link.href);
  const body = url.searchParams.get("body") ?? "";
  url.searchParams.set("body", body.replace(/^Page: .*$/m, `Page: ${location.href}`));
  link.href = url.href;
});

// Not every guide has samples that can be run, or a diagram.
onPage(() => {
  if (document.querySelector("[data-steps]")) need(import("./run-samples.ts"));
  const figures = document.querySelectorAll(".diagram-figure");
  if (figures.length === 0) return;
  need(import("../../scenario/states/add.ts"), ({ addDrive }) => {
    for (const figure of figures) {
      const diagram = figure.querySelector(".state-diagram");
      const caption = figure.querySelector("figcaption");
      if (diagram && caption && !caption.querySelector("button")) addDrive(diagram, caption);
    }
  });
});
