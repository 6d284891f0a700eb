/** The number of random inputs of a property test; the full proof tries many more. */
export const inputCount = process.env.PARLANCE_PROOF ? 10_000 : 300;

/** A small generator of numbers in [0, 1): the same seed gives the same numbers (Marsaglia 2003, xorshift). */
export function seedRandom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: placeholders of other formats
// biome-ignore format: one kind of material a line
const pieces = [
  "word", "Größe", "l'homme", "don't", "well-known", "Ελλάδα", "Москва", "שלום", "مرحبا", "हिन्दी", "e.g.", "z.B.", "U.S.A.",
  "1,234.56", "2025-03-10", "10:30", "50%", "-5", "3.", "v2.0", "1 234",
  "東京都に住む", "我们在学习", "ภาษาไทย", "ພາສາລາວ", "ភាសាខ្មែរ", "မြန်မာ", "カタカナー", "한국어",
  "https://example.com/a_(b)?c=d#e", "a.b+c@example.org", "www.example.com", "%s", "%1$d", "{0}", "{{name}}", "${x}", "%PRODUCTNAME", "%", "{", "}",
  "{n, plural, one {# file} other {# files}}", "{d, date}", "'{'", "#", "''",
  "<b>", "</b>", "<x/>", '<g id="1">', "</g>", "<", ">", "<a b>", "< b>", "</ b>",
  "\uD800", "\uDC00", "\0", "\u200F", "\u202E", "\u200B", "\u00AD", "\uFEFF", "e\u0301", "\u0301", "\u3099", "\u200D",
  "😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "𝒳", "𠮷", "☃", "™",
  " ", " ", " ", "  ", "\n", "\n\n", "\r\n", "\t", "\u00A0", "\u3000", "\u2028",
  ".", "...", "…", ",", "!", "?!", "。", "(", ")", "\"", "“", "”", "«", "»", "'", "’", "-", "–", "/", "~", "_", "&", "@", ":", ";",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: placeholders of other formats

/** A text of up to `max` pieces: scripts, placeables, tags, lone surrogates, marks and whitespace at random. */
export function randomText(random: () => number, max = 12): string {
  const count = Math.floor(random() * (max + 1));
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)]).join("");
}
