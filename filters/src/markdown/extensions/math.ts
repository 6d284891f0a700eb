/** Between dollars: what opens has no space after it, what closes none before it, or both are two. No code begins in it. */
export const dollars =
  /\$\$(?:[^$\\]|\\[\s\S]|\$(?!\$))+\$\$|\$`[^`$]+`\$|\$(?![\s$])(?:[^$\\`]|\\[^`])*(?<!\s)\$(?!\$)/y;
/** Whether there is a command of TeX, which no text that was escaped has. */
export const hasCommand = (tex: string): boolean => /(?<!\\)(?:\\\\)*\\[A-Za-z]{2}/.test(tex);

/** Amounts of money and sentences in parentheses have words and no operators. */
export function isMath(tex: string): boolean {
  if (/^\$\d[\d.,]*[/\p{Pd}]\$$/u.test(tex)) return false;
  return tex.startsWith("$$") || !/\s/.test(tex) || /[\\^_=<>{}+*/|]/.test(tex.slice(2, -2)) || !/\p{L}{3}/u.test(tex);
}
