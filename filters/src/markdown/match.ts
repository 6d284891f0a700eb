/** What a regular expression, sticky, finds at an offset. */
export function matchAt(regex: RegExp, text: string, at: number): RegExpExecArray | undefined {
  regex.lastIndex = at;
  return regex.exec(text) ?? undefined;
}

/** Where the match ends that begins at an offset; 0 when none does. */
export function matchEnd(regex: RegExp, text: string, at: number): number {
  regex.lastIndex = at;
  return regex.test(text) ? regex.lastIndex : 0;
}
