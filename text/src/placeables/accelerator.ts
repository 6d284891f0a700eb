// `~` and `&` may also be inside a word (`Sa~ve`), `_` only before one. The `&` of `R&D`, `Tom&Jerry` or an entity is
// no accelerator.
const acceleratorPattern =
  /~(?=\p{L})|(?<![\p{L}\p{N}_])_(?=\p{L})(?!\p{L}*_)|(?<![\p{Lu}&])(?<!\p{L}(?=&\p{Lu}))&(?=\p{L})(?!#?[\p{L}\p{N}]+;)/gu;

/** The UTF-16 offset of the only mark that makes a letter of a label its key (`~File`, `Sa&ve`), or −1. */
export function acceleratorAt(text: string): number {
  if (!text.includes("~") && !text.includes("&") && !text.includes("_")) return -1;
  const marks = [...text.matchAll(acceleratorPattern)];
  return marks.length === 1 ? (marks[0]?.index ?? -1) : -1;
}
