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
  const found = new Map<string, string>();
  const follow = async (linking: string): Promise<void> => {
    for (const name of linkedFiles(linking)) {
      if (!isType(name) || found.has(name)) continue;
      found.set(name, "");
      const type = await read(name);
      found.set(name, type);
      await follow(type);
    }
  };
  await follow(text);
  return [...found.values()];
}

/** The names of the files of the reference that a text links to, without their ending. */
export const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\([^)]*\/api\/([^)/#]+)\.md(?:#[^)]*)?\)/g)].map(([, name = ""]) => name);
