import type { Limits } from "../limits.ts";
import { findAttribute, readElements } from "../xml/elements.ts";
import { resolveEntryName } from "../zip/names.ts";

/** Names of the entries of a document, in its order, and the ids of its hidden layers. */
export interface DesignMap {
  stories: string[];
  spreads: string[];
  masterSpreads: string[];
  hiddenLayers: ReadonlySet<string>;
}

export function readDesignMap(text: string, limits: Limits): DesignMap {
  const names = { Story: new Set<string>(), Spread: new Set<string>(), MasterSpread: new Set<string>() };
  const hiddenLayers = new Set<string>();
  for (const element of readElements(text, limits)) {
    const { name } = element;
    if (name === "Layer" && findAttribute(element, "Visible") === "false") {
      hiddenLayers.add(findAttribute(element, "Self") ?? "");
    }
    if (name !== "Story" && name !== "Spread" && name !== "MasterSpread") continue;
    const entry = resolveEntryName(findAttribute(element, "src") ?? "");
    if (entry) names[name].add(entry);
  }
  const { Story, Spread, MasterSpread } = names;
  return { stories: [...Story], spreads: [...Spread], masterSpreads: [...MasterSpread], hiddenLayers };
}
