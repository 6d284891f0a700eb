/** Whether two texts that are equal in their normalized form have the same tags at the same positions. */
export function haveSameTags(one: string, other: string): boolean {
  return one === other || withoutSpace(one) === withoutSpace(other);
}

const withoutSpace = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "");
