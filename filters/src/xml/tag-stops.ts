/** The ASCII characters of names, by code: 1 if a character may begin a name, 2 if it may only continue one. */
const nameCharacters = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z_:]/.test(character) ? 1 : /[\d.-]/.test(character) ? 2 : 0;
});

/** Each attribute takes 100 bytes or more. */
const maxAttributes = 500_000;

const isBlank = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)));

/** The offset of the first character from `from` on that isn't whitespace. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The end of the name that begins at an offset; 0 if there is none. */
export function findNameStop(text: string, from: number): number {
  if (!isOfName(text.charCodeAt(from), 1)) return 0;
  let at = from + 1;
  while (isOfName(text.charCodeAt(at), 2)) at++;
  return at;
}

/** Whether a character may be in a name, or begin it if `last` is 1. Beyond ASCII, all may that aren't whitespace. */
const isOfName = (code: number, last: 1 | 2): boolean => {
  const kind = nameCharacters[code];
  return kind === undefined ? code > 127 && !isBlank(code) : kind > 0 && kind <= last;
};

/**
 * The end of an opening tag, from the end of its name on. It is 0 if the tag is not well formed or not complete, and −1
 * if it has more attributes than any real one.
 */
export function findTagStop(text: string, from: number): number {
  for (let at = from, count = 0; ; count++) {
    const before = at;
    at = skipBlanks(text, at);
    const code = text.charCodeAt(at);
    if (code === 62) return at + 1;
    if (code === 47) return text.charCodeAt(at + 1) === 62 ? at + 2 : 0;
    if (count === maxAttributes) return -1;
    const stop = at === before ? 0 : findNameStop(text, at);
    const equals = skipBlanks(text, stop);
    if (stop === 0 || text.charCodeAt(equals) !== 61) return 0;
    at = findValueStop(text, skipBlanks(text, equals + 1));
    if (at === 0) return 0;
  }
}

/** The end of a value in quotation marks without `<`; 0 if there is none. */
function findValueStop(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  if (quote !== 34 && quote !== 39) return 0;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === 60) return 0;
  }
  return 0;
}
