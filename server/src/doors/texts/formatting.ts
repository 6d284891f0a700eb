const finalMarkPattern = /(?<![.!?…。！？])[.!?…。！？]{1,8}$/u;

/** Changes the case of a translation's first letter to that of the source, and adds or removes final punctuation. */
export function keepFormatting(source: string, target: string): string {
  const first = source.match(/\p{L}/u)?.[0];
  const cased = first === undefined ? target : target.replace(/\p{L}/u, (letter) => matchCase(first, letter));
  const [sourceMark = ""] = finalMarkPattern.exec(source) ?? [];
  const [targetMark = ""] = finalMarkPattern.exec(cased) ?? [];
  if (sourceMark === "") return cased.slice(0, cased.length - targetMark.length);
  return targetMark === "" ? cased + sourceMark : cased;
}

const isUpper = (letter: string) => letter !== letter.toLowerCase();
const isLower = (letter: string) => letter !== letter.toUpperCase();

function matchCase(first: string, letter: string): string {
  if (isUpper(first)) return letter.toUpperCase();
  return isLower(first) ? letter.toLowerCase() : letter;
}
