/**
 * The files of the shared types that a text links to, and of those that they link to in turn.
 *
 * @param isType whether a file of the reference holds a shared type
 * @param read gives a file's text
 */
export async function typesIn(
  text: string,
  isType: (name: string) => boolean,
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const matches = new Map<string, string>();
  const follow = async (linking: string): Promise<void> => {
    for (const name of linkFiles(linking)) {
      if (!isType(name) || matches.has(name)) continue;
      matches.set(name, "");
      const type = await read(name);
      matches.set(name, type);
      await follow(type);
    }
  };
  await follow(text);
  return [...matches.values()];
}

/** The names of the files of the reference that a text links to, without their ending. */
export const linkFiles = (text: string): string[] =>
  [...text.matchAll(/\]\([^)]*\/api\/([^)/#]+)\.md(?:#[^)]*)?\)/g)].map(([, name = ""]) => name);
