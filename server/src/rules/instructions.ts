/** The limit of characters in all instructions together. */
const maxInstructions = 5000;

/**
 * Instructions for providers that follow them; undefined when there are none. The metadata of a domain come first: for
 * all languages (`instructions`, `style`), then for the target (`instructions.de`, `style.de-AT`). The project's
 * instructions follow.
 */
export function listInstructions(
  metadata: ReadonlyMap<string, string>,
  ofProject: string | undefined,
  { targetLang, targetRegion }: { targetLang: string; targetRegion: string | null },
): string | undefined {
  const locations = ["", `.${targetLang}`, ...(targetRegion === null ? [] : [`.${targetLang}-${targetRegion}`])];
  const keys = locations.flatMap((location) =>
    [`instructions${location}`, `style${location}`].map((key) => key.toLowerCase()),
  );
  const byKey = new Map([...metadata].map(([key, value]) => [key.toLowerCase(), value]));
  const all = [...keys.map((key) => byKey.get(key)), ofProject].map((text) => text?.trim()).filter(Boolean);
  return all.length > 0 ? all.join("\n").slice(0, maxInstructions).toWellFormed() : undefined;
}
