/** A change of a folded word's end. In each step, the first matching rule is applied. */
type Ending = readonly [pattern: RegExp, replacement: string];

interface InflectionRules {
  /** Letters that change within the paradigm, with their replacements. */
  letterChanges?: Readonly<Record<string, string>>;
  irregular?: Readonly<Record<string, string>>;
  steps: readonly (readonly Ending[])[];
}

const undoubledEnding: Ending = [/([bdfgklmnprstz])\1$/u, "$1"];

/**
 * Endings of nouns and adjectives, by ISO 639-1 code: only number, case and, for adjectives, gender. A verb's forms, or
 * a derived word (set → setting), need another translation. The rules are ours; they follow the idea of light stemmers
 * (J. Savoy, "Light Stemming Approaches for the French, Portuguese, German and Hungarian Languages", 2006). A stem is a
 * key, not a word.
 */
export const inflectionRules: Readonly<Record<string, InflectionRules>> = {
  en: {
    irregular: {
      children: "child",
      men: "man",
      women: "woman",
      people: "person",
      mice: "mouse",
      feet: "foot",
      indices: "index",
      matrices: "matrix",
      vertices: "vertex",
      criteria: "criterion",
      phenomena: "phenomenon",
      analyses: "analysis",
      axes: "axis",
      theses: "thesis",
    },
    steps: [
      [
        [/^(.+)'s$/u, "$1"],
        [/^(.{2,}s)'$/u, "$1"],
      ],
      [
        [/^(.+(?:ss|ch|sh|x|z))es$/u, "$1"],
        [/^(..+)ies$/u, "$1y"],
        [/((?:[us]|[sx]i)s)$/u, "$1"],
        [/^(..+)s$/u, "$1"],
      ],
      [
        [/^(..+)ie$/u, "$1y"],
        [/^(..+)e$/u, "$1"],
      ],
    ],
  },
  de: {
    letterChanges: { ä: "a", ö: "o", ü: "u", ß: "ss" },
    steps: [
      [
        [/nis(?:ses|sen|se)$/u, "nis"],
        [/^(...+)innen$/u, "$1in"],
        [/^(...+e[lr])[ns]$/u, "$1"],
        [/^(...+en)s$/u, "$1"],
        [/^(...+?)(?:em|en|er|es|e)$/u, "$1"],
        [/^(..+[bdfghklmnoprt])s$/u, "$1"],
      ],
      [[/^(...+)(?:er|en)$/u, "$1"]],
      [undoubledEnding],
    ],
  },
  fr: {
    irregular: { travaux: "travail", nouveau: "nouvel", nouveaux: "nouvel", beau: "bel", beaux: "bel" },
    steps: [
      [
        [/eaux$/u, "eau"],
        [/^(..+)aux$/u, "$1al"],
        [/^(...+)[sx]$/u, "$1"],
      ],
      [
        [/ère$/u, "er"],
        [/ive$/u, "if"],
        [/^(....+)e$/u, "$1"],
      ],
      [undoubledEnding],
    ],
  },
  es: {
    letterChanges: { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u" },
    steps: [[[/^(...+)s$/u, "$1"]], [[/^(...+)e$/u, "$1"]], [[/z$/u, "c"]]],
  },
  it: {
    steps: [
      [
        [/^(..+[cg])h[ei]$/u, "$1"],
        [/^(..+?)(?:i[aeio]|[aeio])$/u, "$1"],
      ],
    ],
  },
  pt: {
    steps: [
      [
        [/[õã]es$/u, "ão"],
        [/^(..+)ais$/u, "$1al"],
        [/^(..+)[ée]is$/u, "$1el"],
        [/óis$/u, "ol"],
        [/ns$/u, "m"],
        [/^(..+)is$/u, "$1il"],
        [/^(..+[rsz])es$/u, "$1"],
        [/^(...+)s$/u, "$1"],
      ],
      [[/^(...+)e$/u, "$1"]],
      [undoubledEnding],
    ],
  },
  nl: {
    steps: [
      [
        [/^(..+)'s$/u, "$1"],
        [/heden$/u, "heid"],
        [/^(..+(?:[lmnr]|e))s$/u, "$1"],
      ],
      [
        // An open syllable has a single letter for its long vowel: talen, taal.
        [/([^aeiouy])([aou])([bdfgklmnprstvz])en$/u, "$1$2$2$3"],
        [/^(..+)en$/u, "$1"],
        [/^(..+)e$/u, "$1"],
      ],
      [undoubledEnding, [/z$/u, "s"], [/v$/u, "f"]],
    ],
  },
  pl: {
    letterChanges: { ć: "c", ń: "n", ó: "o", ś: "s", ź: "z" },
    steps: [[[/^(...+?)(?:i?(?:ami|ach|em|om|ow|ego|emu|ej)|owie?|[yi]mi|[yi]ch|[yi]m|i[aąeęu]|[aąeęiouy])$/u, "$1"]]],
  },
  ru: {
    letterChanges: { ё: "е" },
    steps: [
      [
        [
          /^(...+?)(?:и?(?:ями|ях|ем|ей|ям)|ами|ах|ам|[её]в|ов|ь[юяеи]|ой|ом|[ео]го|[ео]му|[ыи]ми|[ыи]х|[ыи]м|[ыи]й|ая|яя|ое|ее|[ыи]е|ую|юю|и[яюи]|[аяоеиыуюьй])$/u,
          "$1",
        ],
      ],
    ],
  },
};
