/**
 * The files of the shared types that a text names as such, with those inside them. Then come those that it mentions, as
 * far as there is room.
 *
 * @param isType whether a file of the reference holds a shared type
 * @param read gives a file's text
 * @param room how many characters all of them may have
 */
export async function typesIn(
  text: string,
  isType: (name: string) => boolean,
  read: (name: string) => Promise<string>,
  room: number,
): Promise<string[]> {
  const types = new Map<string, string>();
  const links = listLinks(text);
  let left = room;
  while (links.length > 0) {
    const next = links.findIndex(({ text, file }) => text === file);
    for (const { file } of links.splice(Math.max(next, 0), 1)) {
      if (!isType(file) || types.has(file)) continue;
      const type = await read(file);
      if (type.length > left) continue;
      left -= type.length;
      types.set(file, type);
      links.push(...listLinks(type));
    }
  }
  return [...types.values()];
}

/** The links to files of the reference: a type of a field is named by its file, a mention in a sentence has words. */
const listLinks = (markdown: string) =>
  [...markdown.matchAll(/\[([^[\]]+)\]\([^)]*\/api\/([^)/#]+)\.md(?:#[^)]*)?\)/g)].map(([, text = "", file = ""]) => ({
    text,
    file,
  }));
