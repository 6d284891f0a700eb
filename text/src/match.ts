/** Matches a sticky regular expression at an offset. */
export function matchAt(regex: RegExp, text: string, at: number): RegExpExecArray | undefined {
  regex.lastIndex = at;
  return regex.exec(text) ?? undefined;
}

/** The end of a match at an offset; 0 if there is none. */
export function matchEnd(regex: RegExp, text: string, at: number): number {
  regex.lastIndex = at;
  return regex.test(text) ? regex.lastIndex : 0;
}
