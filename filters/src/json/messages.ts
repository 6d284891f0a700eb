import type { JsonString } from "./read.ts";

/** The members of messages: the text, a note for translators, and data. */
const shapes: readonly RegExp[] = [
  // FormatJS, then browser extensions and Docusaurus, then structured JSON of translation platforms.
  /\.(?:(defaultMessage)|(description)|id|file)$/,
  /\.(?:(message)|(description)|placeholders\.[^.]+\.(?:content|example))$/,
  /\.(?:(string)|(developer_comment)|context)$/,
];

export type NotedString = JsonString & { note?: string };

/** The texts of a file that has nothing but messages, with their notes; all strings of any other file. */
export function withoutNotes(strings: readonly JsonString[]): readonly NotedString[] {
  for (const shape of shapes) {
    const messages = readMessages(strings, shape);
    if (messages) return messages;
  }
  return strings;
}

function readMessages(strings: readonly JsonString[], shape: RegExp): NotedString[] | undefined {
  const texts = new Map<string, NotedString>();
  const notes: JsonString[] = [];
  for (const string of strings) {
    const match = shape.exec(string.path);
    if (!match) return undefined;
    const [, text, note] = match;
    if (text !== undefined) texts.set(string.path.slice(0, match.index), string);
    else if (note !== undefined) notes.push(string);
  }
  for (const { path, value } of notes) {
    const text = texts.get(path.slice(0, path.lastIndexOf(".")));
    if (!text) return undefined;
    texts.set(path.slice(0, path.lastIndexOf(".")), { ...text, note: value });
  }
  return texts.size > 0 ? [...texts.values()] : undefined;
}
