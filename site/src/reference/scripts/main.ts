import "./moved.ts";
import "./operations.ts";
import "./near.ts";
import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { copyText } from "../../browser/copy.ts";
import { createElement } from "../../browser/element.ts";
import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

// A click on the name of a part follows its link and copies the URL.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.mark");
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) copyText(link.href, link);
});

// Ignores the second click of a double click, which would stop the run.
onAction("verify", (button, { detail }) =>
  reportFailure("The samples didn't load. Try again.", async () => {
    if (detail < 2) await (await import("../../scenario/verify/open.ts")).runVerification(button);
  }),
);

/** Adds a box above the list of operations. The rest of the script is loaded when the reader reaches the list. */
onPage(() => {
  const list = document.querySelector<HTMLElement>(".calls");
  if (!list || list.querySelector(".calls-filter")) return;
  const label = "Filter operations by summary, ID, or path";
  const box = createElement("input", { type: "search", placeholder: "Filter operations", "aria-label": label });
  list.prepend(createElement("search", { class: "calls-filter" }, box));
  const load = (event: Event) => {
    // A pressed link is focused, too, but a jump must not wait for the script.
    if (event.type === "focusin" && !list.querySelector(":focus-visible")) return;
    for (const type of types) list.removeEventListener(type, load);
    requireScript(import("./filter-operations.ts"), (module) => module.filterOperations(list, box, event));
  };
  const types = ["focusin", "keydown"];
  for (const type of types) list.addEventListener(type, load);
});

/** Opens the console or the case in the page's URL. */
const openFromHash = () => {
  if (location.hash.startsWith("#try="))
    requireScript(import("./enhance.ts"), ({ openSharedConsole: openShared }) => {
      openShared().catch(reportError);
    });
  if (location.hash.startsWith("#case="))
    requireScript(import("../../cases/open-case.ts"), ({ openCase }) => {
      openCase(location.hash).catch(reportError);
    });
};

onAction("open-case", () => {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json" });
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (!file) return;
    reportFailure(`${file.name} couldn't be opened. Try again.`, async () =>
      (await import("../../cases/open-case.ts")).openCaseFile(file),
    ).catch(reportError);
  });
  input.click();
});

addEventListener("hashchange", openFromHash);
onPage(openFromHash);
