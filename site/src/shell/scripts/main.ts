import "./router.ts";
import "./moves.ts";
import "./own-address.ts";
import "./theme.ts";
import "./announcement.ts";
import "./menus.ts";
import "./mobile-menu.ts";
import "./code-language.ts";
import "./copy.ts";
import "./search.ts";
import "./prefetch.ts";
import "./arrival.ts";
import { onPage } from "./page.ts";

// Only guides have a list of contents, and samples that run.
onPage(() => {
  if (document.querySelector(".contents a,[data-steps]")) void import("./guide.ts");
});
