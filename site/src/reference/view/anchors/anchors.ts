import redirects from "./anchors.redirects.json" with { type: "json" };

/** Published IDs that have been renamed, with their new IDs. `*.401` stands for the ID of any operation. */
export const anchorRedirects: Readonly<Record<string, string>> = redirects;

const findMoved = (anchor: string, moved: Readonly<Record<string, string>>): string | undefined =>
  moved[anchor] ?? moved[anchor.replace(/^\w+(?=\.\w+$)/, "*")];

/** Finds published IDs that are neither on the page nor redirected to one that is, which would break links. */
export const findVanished = (
  present: ReadonlySet<string>,
  published: readonly string[],
  moved = anchorRedirects,
): string[] => published.filter((anchor) => !present.has(anchor) && !present.has(findMoved(anchor, moved) ?? ""));

/** The content of the lock file after a change: current anchors, and published ones that are not redirected. */
export const lockText = (anchors: readonly string[], published: readonly string[], moved = anchorRedirects): string =>
  `${[...new Set([...anchors, ...published])]
    .filter((anchor) => anchors.includes(anchor) || findMoved(anchor, moved) === undefined)
    .sort()
    .join("\n")}\n`;
