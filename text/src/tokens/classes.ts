export const unknown = 0;
export const letter = 1;
export const digit = 2;
/** Whitespace, control and format characters, which separate tokens. */
export const space = 3;
export const symbol = 4;
/** A letter of a script that puts no spaces between words. */
export const unspaced = 5;
/** A combining mark, joiner or soft hyphen: belongs to the character before it. */
export const mark = 6;

const unspacedPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const letterPattern = /[\p{L}\p{Nl}]/u;
const markPattern = /\u200D|[\p{M}\u00AD\u200C\u2060\u{E0020}-\u{E007F}]/u;
const spacePattern = /[\s\p{Cc}\p{Cf}\p{Z}]/u;

/** Classes of the Basic Multilingual Plane, each stored when its character first occurs. */
const known = new Uint8Array(0x10000);

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (markPattern.test(character)) return mark;
  if (letterPattern.test(character)) return unspacedPattern.test(character) ? unspaced : letter;
  if (/\p{N}/u.test(character)) return digit;
  return spacePattern.test(character) ? space : symbol;
}

/** The class of the code point at `at`; a lone surrogate is a symbol. */
export function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const class_ = known[unit] as number;
  if (class_ !== unknown) return class_;
  const codePoint = text.codePointAt(at) as number;
  if (codePoint > 0xffff) return classify(codePoint);
  // A surrogate's class depends on its neighbor, so it is never cached.
  if (unit >= 0xd800 && unit <= 0xdfff) return symbol;
  const newClass = classify(unit);
  known[unit] = newClass;
  return newClass;
}

/** The UTF-16 length of the code point at `at`. */
export function lengthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}
