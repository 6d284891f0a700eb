import published from "./anchors.lock?raw";
import redirects from "./anchors.redirects.json" with { type: "json" };

/** Ids that were published once and are now found under another one. `*.401` is that of any operation. */
export const anchorRedirects: Readonly<Record<string, string>> = redirects;

const findMoved = (anchor: string, moved: Readonly<Record<string, string>>): string | undefined =>
  moved[anchor] ?? moved[anchor.replace(/^\w+(?=\.\w+$)/, "*")];

const lockedAnchors = published.split("\n").filter(Boolean);

/** Links to the reference must not break: a published id stays, or is redirected to one that is there. */
export function checkAnchors(anchors: readonly string[], locked = lockedAnchors, moved = anchorRedirects): void {
  const present = new Set(anchors);
  const doubled = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  const vanished = locked.filter((anchor) => !present.has(anchor) && !present.has(findMoved(anchor, moved) ?? ""));
  const complaints = [
    doubled.length > 0 && `These IDs of the reference are used twice: ${doubled.join(", ")}.`,
    vanished.length > 0 &&
      `These published IDs of the reference are missing: ${vanished.join(", ")}. Restore them, or add redirects to site/src/reference/view/anchors/anchors.redirects.json.`,
  ].filter(Boolean);
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

/** The lock after a change: current anchors, and published ones that are not redirected. */
export const lockText = (anchors: readonly string[], locked = lockedAnchors, moved = anchorRedirects): string =>
  `${[...new Set([...anchors, ...locked])]
    .filter((anchor) => anchors.includes(anchor) || findMoved(anchor, moved) === undefined)
    .sort()
    .join("\n")}\n`;
