import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

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
