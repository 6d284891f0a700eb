import { need } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

/** A link to a filled-in console opens it. */
const arrive = () => {
  if (location.hash.startsWith("#try="))
    need(import("./enhance.ts"), ({ openShared }) => {
      openShared().catch(reportError);
    });
};

addEventListener("hashchange", arrive);
onPage(arrive);
