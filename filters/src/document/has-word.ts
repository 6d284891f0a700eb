const wordPattern = /[\p{L}\p{N}]/u;

/** Whether a part of a text has a letter or digit, so that it needs a translation. */
export function hasWord(text: string, from = 0, to = text.length): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return wordPattern.test(text.slice(at, to));
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return true;
  }
  return false;
}
