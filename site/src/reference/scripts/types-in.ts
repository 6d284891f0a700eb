/**
 * The files of the shared types that a text uses for fields, with nested ones. Then those of mentioned types, if they
 * fit into `room` characters.
 *
 * @param isType whether a file contains a shared type
 */
export async function collectTypes(
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

/** Links to files of the reference. For a field's type, the text is the name of the file. */
const listLinks = (markdown: string) =>
  [...markdown.matchAll(/\[([^[\]]+)\]\([^)]*\/api\/([^)/#]+)\.md(?:#[^)]*)?\)/g)].map(([, text = "", file = ""]) => ({
    text,
    file,
  }));
