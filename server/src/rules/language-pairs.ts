/** Languages that can be translated into each other. Source: contract of the API, call getLanguages. */
const supported =
  "af am ar az be bg bn ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no or pa pl pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yo zh zu".split(
    " ",
  );

const names = new Intl.DisplayNames("en", { type: "language" });
const targets = Object.fromEntries(supported.map((code) => [code, true as const]));

/** Large and the same for everybody. */
export const supportedPairs = Object.freeze({
  source_to_target: Object.fromEntries(supported.map((code) => [code, targets])),
  code_to_name: Object.fromEntries(supported.map((code) => [code, names.of(code) ?? code])),
});

export const isSupported = (language: string): boolean => supported.includes(language);
