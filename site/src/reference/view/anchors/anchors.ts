import redirects from "./anchors.redirects.json" with { type: "json" };

/** New IDs by renamed published ID. `*.401` stands for any operation. */
export const anchorRedirects: Readonly<Record<string, string>> = redirects;

const findMoved = (anchor: string, moved: Readonly<Record<string, string>>): string | undefined =>
  moved[anchor] ?? moved[anchor.replace(/^\w+(?=\.\w+$)/, "*")];

/** Published IDs that are neither on the page nor redirected to one that is. */
export const findVanished = (present: ReadonlySet<string>, published: readonly string[], moved = anchorRedirects) =>
  published.filter((anchor) => !present.has(anchor) && !present.has(findMoved(anchor, moved) ?? ""));

/** The new content of the lock file: current anchors, and published ones that are not redirected. */
export const lockText = (anchors: readonly string[], published: readonly string[], moved = anchorRedirects): string =>
  `${[...new Set([...anchors, ...published])]
    .filter((anchor) => anchors.includes(anchor) || findMoved(anchor, moved) === undefined)
    .sort()
    .join("\n")}\n`;
