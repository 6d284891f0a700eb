import "./moves/router.ts";
import "./moves/own-address.ts";
import "./theme.ts";
import "./announcement.ts";
import "./menus.ts";
import "./code-language.ts";
import { onAction } from "../../browser/actions.ts";
import "../../browser/copy.ts";
import "../../browser/own-url.ts";
import "./search.ts";
import "./moves/prefetch.ts";
import "./moves/arrival.ts";
import "./moves/position.ts";
import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

// Previews of terms are loaded when the reader hovers or focuses a term.
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    // Without the preview, the term is still a link.
    if (target instanceof Element && target.closest("a.term")) import("./terms.ts").catch(() => {});
  });
}

// Only guides have contents and samples to run, and only the home page translates.
onPage(() => {
  if (document.querySelector("[data-hero]")) requireScript(import("./hero.ts"));
  if (document.querySelector(".contents a,[data-steps]")) requireScript(import("./guide.ts"));
});

onAction("copy-page", async (control) => (await import("../../browser/copy-page.ts")).copyPage(control));
