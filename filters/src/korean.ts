/** The possible second bytes of an extended syllable. */
const trails = (lead: number): number[] => [
  ...byteRange(0x41, 0x5b),
  ...byteRange(0x61, 0x7b),
  ...byteRange(0x81, lead < 0xa1 ? 0xff : 0xa1),
];

export const byteRange = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

let extendedSyllables: ReadonlyMap<number, string> | undefined;

/**
 * The syllables that code page 949 adds to EUC-KR, by their two bytes as one number. Platforms decode only some or none
 * of them. They are the syllables outside EUC-KR, in the order of Unicode.
 */
export function codePage949Syllables(): ReadonlyMap<number, string> {
  if (extendedSyllables) return extendedSyllables;
  const decoder = new TextDecoder("euc-kr");
  const rows = byteRange(0xb0, 0xc9).flatMap((lead) => byteRange(0xa1, 0xff).map((trail) => [lead, trail]));
  const known = new Set(decoder.decode(Uint8Array.from(rows.flat())));
  const codes = byteRange(0x81, 0xc7).flatMap((lead) => trails(lead).map((trail) => lead * 0x100 + trail));
  const syllables = byteRange(0xac00, 0xd7a4)
    .map((code) => String.fromCharCode(code))
    .filter((syllable) => !known.has(syllable));
  extendedSyllables = new Map(syllables.map((syllable, index) => [codes[index] as number, syllable]));
  return extendedSyllables;
}

/** Decodes EUC-KR with the syllables of code page 949. @throws TypeError for invalid bytes */
export function decodeKorean(bytes: Uint8Array): string {
  const decoder = new TextDecoder("euc-kr", { fatal: true, ignoreBOM: true });
  let text = "";
  let from = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] as number;
    if (lead < 0x81) continue;
    const syllable = codePage949Syllables().get(lead * 0x100 + (bytes[at + 1] ?? 0));
    if (syllable !== undefined) {
      text += decoder.decode(bytes.subarray(from, at)) + syllable;
      from = at + 2;
    }
    at++;
  }
  return text + decoder.decode(bytes.subarray(from));
}
