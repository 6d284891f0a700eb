import redirects from "./anchors.redirects.json" with { type: "json" };

/** Ids that were published once and are now found under another one. `*.401` is that of any operation. */
export const anchorRedirects: Readonly<Record<string, string>> = redirects;

const findMoved = (anchor: string, moved: Readonly<Record<string, string>>): string | undefined =>
  moved[anchor] ?? moved[anchor.replace(/^\w+(?=\.\w+$)/, "*")];

/** Finds the published IDs that are neither present nor redirected to one that is: links to the reference must not break. */
export const findVanished = (
  present: ReadonlySet<string>,
  published: readonly string[],
  moved = anchorRedirects,
): string[] => published.filter((anchor) => !present.has(anchor) && !present.has(findMoved(anchor, moved) ?? ""));

/** The lock after a change: current anchors, and published ones that are not redirected. */
export const lockText = (anchors: readonly string[], published: readonly string[], moved = anchorRedirects): string =>
  `${[...new Set([...anchors, ...published])]
    .filter((anchor) => anchors.includes(anchor) || findMoved(anchor, moved) === undefined)
    .sort()
    .join("\n")}\n`;
