import type { Limits } from "../limits.ts";
import { findAttribute, readElements } from "../xml/elements.ts";
import { token, XmlScanner } from "../xml/scanner.ts";
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
    if (name === "Layer" && findAttribute(element, "Visible") === "false")
      hiddenLayers.add(findAttribute(element, "Self") ?? "");
    if (name !== "Story" && name !== "Spread" && name !== "MasterSpread") continue;
    const entry = resolveEntryName(findAttribute(element, "src") ?? "");
    if (entry) names[name].add(entry);
  }
  const { Story, Spread, MasterSpread } = names;
  return { stories: [...Story], spreads: [...Spread], masterSpreads: [...MasterSpread], hiddenLayers };
}

export interface Frame {
  story: string;
  /** Whether the frame, its layer, or its group is hidden. */
  isHidden: boolean;
  isOnMaster?: boolean;
}

/** The text frames and paths of a spread, or those anchored in a story. */
export function readFrames(text: string, hiddenLayers: ReadonlySet<string>, limits: Limits): Frame[] {
  const scanner = XmlScanner.over(text, limits);
  const frames: Frame[] = [];
  const hidden: boolean[] = [];
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind === token.close) hidden.pop();
    if (kind !== token.open && kind !== token.empty) continue;
    const isHidden =
      (hidden.at(-1) ?? false) ||
      scanner.attribute("Visible") === "false" ||
      hiddenLayers.has(scanner.attribute("ItemLayer") ?? "");
    const story = scanner.attribute("ParentStory");
    if (story !== undefined) frames.push({ story, isHidden });
    if (kind === token.open) hidden.push(isHidden);
  }
  return frames;
}
