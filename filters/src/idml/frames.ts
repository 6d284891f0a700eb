import type { Limits } from "../limits.ts";
import { token, XmlScanner } from "../xml/scanner.ts";

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
