import { onPage } from "../../browser/page.ts";

/** A link to a filled-in console opens it. */
const arrive = async () => {
  if (location.hash.startsWith("#try=")) (await import("./enhance.ts")).openShared();
};

addEventListener("hashchange", arrive);
onPage(arrive);
