/**
 * Math between dollars, without code or the end of a link's text. Unless the dollars are double, no space follows the
 * first or precedes the last one.
 */
export const mathPattern =
  /\$\$(?:[^$\\]|\\[\s\S]|\$(?!\$))+\$\$|\$`[^`$]+`\$|\$(?![\s$]|[^$`[]*\]\()(?:[^$\\`]|\\[^`])*(?<!\s)\$(?!\$)/y;
/** Whether there is a command of TeX, which escaped text never contains. */
export const hasCommand = (tex: string): boolean => /(?<!\\)(?:\\\\)*\\[A-Za-z]{2}/.test(tex);

/** Whether a text between delimiters is math. Amounts of money and sentences have words and no operators. */
export function isMath(tex: string): boolean {
  if (/^\$\d[\d.,]*[/\p{Pd}]\$$/u.test(tex)) return false;
  if (tex.startsWith("$$") || !/\s/.test(tex) || hasCommand(tex)) return true;
  return /[\\^_=<>{}+*/|]/.test(tex.slice(2, -2)) || !/\p{L}{3}/u.test(tex);
}
