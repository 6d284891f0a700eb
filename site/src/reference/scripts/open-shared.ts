import { onPage } from "../../browser/page.ts";

/** A link to a filled-in console opens it. */
const arrive = (): void => {
  if (!location.hash.startsWith("#try=")) return;
  import("./enhance.ts").then(({ openShared }) => openShared()).catch(reportError);
};

addEventListener("hashchange", arrive);
onPage(arrive);
