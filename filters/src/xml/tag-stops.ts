/** The ASCII characters of names, by code: 1 if a character may begin a name, 2 if it may only continue one. */
const nameCharacters = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z_:]/.test(character) ? 1 : /[\d.-]/.test(character) ? 2 : 0;
});

const isBlank = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)));

/** The offset of the first character from `from` on that isn't whitespace. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The end of the name of a well-formed tag. */
export function findNameStop(text: string, from: number): number {
  let at = from;
  for (
    let code = text.charCodeAt(at);
    at < text.length && code !== 47 && code !== 62 && !isBlank(code);
    code = text.charCodeAt(at)
  )
    at++;
  return at;
}

/** The end of a name of ASCII characters; 0 if there is none. */
export function findAsciiNameStop(text: string, from: number): number {
  if (nameCharacters[text.charCodeAt(from)] !== 1) return 0;
  let at = from + 1;
  while (nameCharacters[text.charCodeAt(at)]) at++;
  return at;
}

/** The end of a well-formed tag whose names are ASCII, from the end of its name on; 0 if it needs the full grammar. */
export function findAsciiTagStop(text: string, from: number): number {
  for (let at = from; ; ) {
    const before = at;
    at = skipBlanks(text, at);
    const code = text.charCodeAt(at);
    if (code === 62) return at + 1;
    if (code === 47) return text.charCodeAt(at + 1) === 62 ? at + 2 : 0;
    const stop = at === before ? 0 : findAsciiNameStop(text, at);
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
