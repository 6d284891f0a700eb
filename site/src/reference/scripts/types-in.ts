/**
 * The files of the shared types that a text links to, then of those that these link to, as far as there is room.
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
  const names = linkFiles(text);
  let left = room;
  for (const name of names) {
    if (!isType(name) || types.has(name)) continue;
    const type = await read(name);
    if (type.length > left) continue;
    left -= type.length;
    types.set(name, type);
    names.push(...linkFiles(type));
  }
  return [...types.values()];
}

/** The names of the files of the reference that a text links to, without their ending. */
const linkFiles = (text: string): string[] =>
  [...text.matchAll(/\]\([^)]*\/api\/([^)/#]+)\.md(?:#[^)]*)?\)/g)].map(([, name = ""]) => name);
