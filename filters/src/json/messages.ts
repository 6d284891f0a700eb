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

/** The texts of a file that contains only messages, with their notes; for any other file, all strings. */
export function attachNotes(strings: readonly JsonString[]): readonly JsonString[] {
  const [member] =
    shapes.find(
      ([member, evidence, onlyDepth]) =>
        // First, because most files have another member at their start.
        strings.every(({ context, depth }) => member.test(context) && depth === (onlyDepth ?? depth)) &&
        strings.some(({ context }) => evidence.test(context)),
    ) ?? [];
  return (member && readMessages(strings, member)) ?? strings;
}

function readMessages(strings: readonly JsonString[], member: RegExp): JsonString[] | undefined {
  const texts: (JsonString & { message: string })[] = [];
  const notes = new Map<string, string>();
  for (const string of strings) {
    const [ending = "", text, note] = member.exec(string.context) ?? [];
    const message = string.context.slice(0, -ending.length);
    if (text !== undefined) texts.push({ ...string, message });
    else if (note !== undefined) notes.set(message, string.text);
  }
  const messages = new Set(texts.map(({ message }) => message));
  if ([...notes.keys()].some((message) => !messages.has(message))) return undefined;
  return texts.map(({ message, ...string }) => {
    const note = notes.get(message);
    return note ? { ...string, note } : string;
  });
}
