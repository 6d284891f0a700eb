const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r" };

export const stringsValue = (text: string): string => text.replace(/[\\"\n\t\r]/g, (found) => escapes[found] ?? found);
