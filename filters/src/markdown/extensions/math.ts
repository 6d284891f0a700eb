/**
 * Math between dollars, without code or the end of a link's text. Unless the dollars are double, no space follows the
 * first or precedes the last one, and no digit follows the last one. Source: pandoc's manual, `tex_math_dollars`.
 */
export const mathPattern =
  /\$\$(?:[^$\\]|\\[\s\S]|\$(?!\$))+\$\$|\$`[^`$]+`\$|\$(?![\s$]|[^$`[]*\]\()(?:[^$\\`]|\\[^`])*(?<!\s)\$(?![$\d])/y;
/** Whether there is a command of TeX, which escaped text never contains. */
export const hasCommand = (tex: string): boolean => /(?<!\\)(?:\\\\)*\\[A-Za-z]{2}/.test(tex);

/** Two words next to each other, or a word of a script without spaces. */
const wordsPattern = /\p{L}{2},? \p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]{2}/u;

/** Whether a text between delimiters is math. Amounts of money and sentences have words and no operators. */
export function isMath(tex: string): boolean {
  if (tex.startsWith("$$") || hasCommand(tex)) return true;
  if (wordsPattern.test(tex)) return false;
  return !/\s/.test(tex) || /[\\^_=<>{}+*/|]/.test(tex.slice(2, -2)) || !/\p{L}{3}/u.test(tex);
}
