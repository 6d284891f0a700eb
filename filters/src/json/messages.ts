import type { JsonString } from "./read.ts";

/** Kinds of message files: a message's members (1: text, 2: note), a member that proves the kind, and its depth. */
const shapes: readonly (readonly [member: RegExp, evidence: RegExp, depth?: number])[] = [
  // FormatJS.
  [/\.(?:(defaultMessage)|(description)|id|file)$/, /\.defaultMessage$/],
  // Browser extensions.
  [
    /\.(?:(message)|(description)|placeholders\.[^.]+\.(?:content|example))$/,
    /\.placeholders\.[^.]+\.content$|^(?:app|ext(?:ension)?)_?(?:name|desc(?:ription)?)\.message$/i,
  ],
  // Docusaurus, whose other members are keys that it generates, with dots in them.
  [
    /\.(?:(message)|(description))$/,
    /^(?:version\.label|(?:theme\.common|item\.label|link\.title|link\.item\.label)\..+)\.message$/,
    2,
  ],
  // Structured JSON of translation platforms.
  [/\.(?:(string)|(developer_comment)|context)$/, /\.developer_comment$/],
];

type NotedString = JsonString & { note?: string };

/** The texts of a file that contains only messages, with their notes; for any other file, all strings. */
export function attachNotes(strings: readonly JsonString[]): readonly NotedString[] {
  const [member] =
    shapes.find(
      ([member, evidence, onlyDepth]) =>
        // First, because most files have another member at their start.
        strings.every(({ path, depth }) => member.test(path) && depth === (onlyDepth ?? depth)) &&
        strings.some(({ path }) => evidence.test(path)),
    ) ?? [];
  return (member && readMessages(strings, member)) ?? strings;
}

function readMessages(strings: readonly JsonString[], member: RegExp): NotedString[] | undefined {
  const texts: (NotedString & { message: string })[] = [];
  const notes = new Map<string, string>();
  for (const string of strings) {
    const [ending = "", text, note] = member.exec(string.path) ?? [];
    const message = string.path.slice(0, -ending.length);
    if (text !== undefined) texts.push({ ...string, message });
    else if (note !== undefined) notes.set(message, string.value);
  }
  const messages = new Set(texts.map(({ message }) => message));
  if ([...notes.keys()].some((message) => !messages.has(message))) return undefined;
  return texts.map(({ message, ...string }) => {
    const note = notes.get(message);
    return note ? { ...string, note } : string;
  });
}
