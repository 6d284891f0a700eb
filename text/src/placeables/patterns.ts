import { matchAt, matchEnd } from "../match.ts";
import { isBareWord, tagPattern } from "../tags/read.ts";

/**
 * A fill and an alignment, one word, a date pattern with literals in quotes, or words with `|` or `%B`. Other words are
 * prose. Sources: format strings of Python and .NET, SmartFormat, dates of ICU and Moment.
 */
const formatSpecifier =
  /[^{}]?[<>=^][^\s{}]{0,40}|[^\s{}]{1,41}|(?! )(?:(?!['{}])[dfghmstyzADEFHKMSY\p{P}\p{S}\p{N} ]|'[^'{}]{0,40}'){1,41}|(?=[^{}|%]{0,40}(?:\||%-?[A-Za-z]))[^\s{}][^{}]{0,40}/u
    .source;

/**
 * Format specifiers and arguments, as one regular expression:
 * `%(name)s` `%{name}` `%<name>.2f` `%<PRIu64>` · `%NAME` `%NAME%` `%name%` `%%name%%` `$name$` · `%s` `%1$d` `%-5.2f` `%@` `%ld` · `%1` `%L1` · `%%` ·
 * `%#@name@` `%arg` · `%Y` `%-H` ·
 * `{{name}}` `{{{name}}}` · `${x}` `$name` `$1 … $2` `$(ARG1)` `$t(key)` · `{0}` `{name}` `{0, number, #.##}` `{0,choice,0#none|1#{1}}`.
 * In other formats: `{}` `{:.2f}` `{0:N2}` `{0!r}` `{a[0]}` `{$name}` `{!name}` · `{% if x %}` `[% x %]` `<%= x %>` `<?php x ?>` · `:name` ·
 * `@:key` `@.lower:key` `@:(key)` `@:{'key'}` · `__name__` · `[[name]]` · `*|NAME|*` · `{1>` `<1}` · `:smile:` `:ref:` · `|name|` · `~a` `~%`.
 */
const placeholders = [
  /%\([\p{L}\p{N}_.]+\)[#0+-]*(?:[1-9]\d*)?(?:\.\d+)?[diouxXeEfFgGcrsa]/u,
  /%\{[\p{L}\p{N}_.]+\}/u,
  /%<\w+>[#0+-]*(?:[1-9]\d*)?(?:\.\d+)?[bBdiouxXeEfgGcps](?![\p{L}\p{N}_])|%[\d#0+-]*<PRI\w{2,12}>/u,
  /%%[A-Za-z][A-Za-z0-9_]*%%/u,
  /%[A-Z][A-Z0-9_]+%?/u,
  // `%NAME%`, but not a date such as `%Y-%m-%d`, in which a mark is next to the letter.
  /%(?:[A-Za-z_](?![.-])[A-Za-z0-9_.-]+)%(?!%)/u,
  /%(?:\d+\$)?(?:#@[\p{L}\p{N}_]+@|arg(?![\p{L}\p{N}_]))/u,
  /\$[A-Za-z_][A-Za-z0-9_.]+\$/u,
  // The name of an argument, as in Drupal, but not `%dmin`.
  /%(?![dfisu](?:min|sec|hour|day|week|month|year)s?(?![a-z]))[a-z][a-z_]{3,}(?![\p{L}\p{N}])/u,
  /%(?:\d+\$)?[-#\d]*[tT][A-Za-z](?!\p{L})/u,
  /%(?:\d+\$|\[\d+\])?[-+#0',]*(?:[1-9]\d*|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|L|q|j|z|t)?[diouxXeEfFgGaAcCsSpn@]/u,
  /%(?:\[\d+\])?[+#]?[Tqv](?![\p{L}\p{N}_])/u,
  /%[_\-^]?[BDHIMNPRTUVWYZbhjklmrtvwyz](?![\p{L}\p{N}_])/u,
  /%L?\d{1,2}/u,
  /%%/u,
  /\{\{\{[^{}]{1,200}\}\}\}/u,
  /\{\{[^{}]{1,200}\}\}/u,
  /\{%(?:(?!%\})[\s\S]){1,300}%\}/u,
  /\[%[^[\]]{1,300}%\]/u,
  /<%(?:(?!%>)[\s\S]){1,300}%>/u,
  /<\?(?:(?!\?>)[\s\S]){1,300}\?>/u,
  /\$\{[^{}]{1,200}\}/u,
  /\$t\([^()]{1,200}\)/u,
  // Not an amount or a share such as `$bn` `$US` `$TSLA`.
  /(?<![\p{L}\p{N}$\\])\$(?!(?:[bmt]n|mi[ol]|mrd)\b)(?:[a-z_]|[A-Z][A-Z\d]*_)\w+(?![\p{L}\p{N}_$(])/u,
  // Arguments of messages of Chrome and MediaWiki, from the first on; one alone may be an amount.
  /\$(?:1(?:(?=[^$]{1,200}\$2(?![.,]?\d))|(?<=\$2[^$]{1,200}\$1))|2(?:(?=[^$]{1,200}\$1(?![.,]?\d))|(?<=\$1[^$]{1,200}\$2))|[3-9](?<=\$2[^$]{1,200}(?:\$[3-9][^$]{1,200}){0,6}\$\d))(?!\p{L}|[.,]?\d)/u,
  /@(?:\.[a-z]+)?:(?:\([\w.-]{1,100}\)|\{'[\w.-]{1,100}'\}|[A-Za-z_][\w-]*(?:\.[\w-]+)*)/u,
  // In a word, or next to another mark, `:name` may be something else, such as an emoji.
  /(?<![\p{L}\p{N}_:.)\]}>@&])(?::[A-Za-z_]\w{1,40})(?![:\w\p{L}\p{M}]|\/\/)/u,
  /(?<![\p{L}\p{N}_])__[A-Za-z](?:[A-Za-z\d]|_(?!_)){0,60}__(?![\p{L}\p{N}_])/u,
  // A variable of Drupal or Razor, or a name of a person.
  /(?<![\p{L}\p{N}_.@/])@[A-Za-z_]\w{1,60}(?:\.\w{1,60})*(?![\p{L}\p{N}_@])/u,
  /\[\[ ?[\w.:-]{1,100} ?\]\]/u,
  // Intervals of Symfony and Laravel: `]1,Inf[` `[2,*]`. Tags of bulletin boards: `[b]` `[url=x]`.
  /[[\]](?:-Inf|-?\d{1,9}),\s?(?:\+?Inf|-?\d{1,9}|\*)[[\]]/u,
  /\[\/?(?:[bisu]|url|img|code|quote|center|color|size|font|list|email|spoiler)(?:=[^[\]\s]{1,200})?\](?!\()/u,
  /\{\s*[\p{L}\p{N}_]+\s*,\s*choice\s*,(?:[^{}]|\{[^{}]*\}){1,400}\}/u,
  // Annotated variables and markup of MessageFormat 2. `{#st}` is the form of an ordinal.
  /\{(?:\$[\w.-]+\s+:[^{}]{1,200}|(?:#[a-z]{3}|\/[a-z])[\w:-]*(?:\s[^{}]{1,200})?)\}/u,
  // Marks that vue-i18n would read as syntax.
  /\{'[^'\p{L}\p{N}]{1,20}'\}/u,
  /\$\([\p{L}_][\p{L}\p{N}_]*\)/u,
  // Directives of Scheme's `format`: values, line ends, and alternatives.
  /(?<!~)~(?:(?<![\p{L}\p{N}_/]~)[asdASD](?![\p{L}\p{N}_])|[%[\];])/u,
  // The last interval of i18next: `(7-inf)[many boats]`.
  /\(\d{1,9}-inf\)(?=\[)/u,
  /\*\|[\p{L}\p{N}_:]{1,60}\|\*/u,
  // Tags in the text of files from Phrase: numbers, or bold, italic, underlined, raised and lowered text.
  /\{(?:\d{1,3}|[biu^_]{1,5})>|<(?:\d{1,3}|[biu^_]{1,5})\}/u,
  // Names of emoji. Roles, literals and substitutions of reStructuredText. A pair of grave accents also opens quotes:
  // ``a'' (``b'').
  /(?<![\p{L}\p{N}:]):(?:[a-z+-][a-z\d_+-]{0,40}:(?![\p{L}\p{N}:])|[A-Za-z][A-Za-z:+.-]{0,30}:(?=\x60))|(?<![\w\x60])\x60\x60[^\x60\s](?:[^\x60]{0,200}[^\x60\s])?\x60\x60(?![\w\x60%$<{\\])/u,
  /(?<![\p{L}\p{N}|])\|[A-Za-z](?:[\w-]{0,40}\w)?\|(?![\p{L}\p{N}|])/u,
  new RegExp(
    String.raw`\{\s*[$!]?(?:[\p{L}\p{N}_][\p{L}\p{N}_.\-]*(?:\[[\p{L}\p{N}_]+\])?\s*)?(?:,\s*[\w\-]+\s*(?:[,:][^{}]{1,200})?|(?:![a-z])?(?::(?:${formatSpecifier}))?)\}`,
    "u",
  ),
]
  .map(({ source }) => source)
  .join("|");

/** A percent sign after a digit is a percentage, not a format specifier. */
export const placeholderPattern = String.raw`(?:(?<!\p{N})|(?!%))(?:${placeholders})`;

// Text in a script without spaces may follow an address directly.
const urlCharacter = (brackets: string) =>
  String.raw`(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}])[\p{L}\p{M}\p{N}\-._~:\/?#@!$&'*+,;=%${brackets}])`;
export const notInWord = /(?<![\p{L}\p{N}_])/u.source;
/** The beginning of a URL. `urlLength` finds its end. */
export const urlPattern = String.raw`(?:[A-Za-z][A-Za-z0-9+.\-]{0,30}:\/\/|www\.)(?=${urlCharacter("()[\\]")})`;
const urlPartPattern = new RegExp(`${urlCharacter("")}*`, "uy");
export const emailPattern = /[\p{L}\p{N}_][\p{L}\p{N}_.%+-]{0,63}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24}/u
  .source;

const placeholderOrTagPattern = new RegExp(`(?:${placeholderPattern})|(?:${tagPattern})`, "uy");
const urlOrEmailPattern = new RegExp(`(${urlPattern})|${emailPattern}`, "uy");

/** The end of the placeholder or inline tag that begins at `start`; −1 if there is none, or only a single `<Word>`. */
export function placeholderEnd(text: string, start: number): number {
  const match = matchAt(placeholderOrTagPattern, text, start);
  if (!match) return -1;
  const [whole, , name, slash] = match;
  const isWord = name !== undefined && !slash && isBareWord({ kind: "open", name, text: whole });
  return isWord ? -1 : placeholderOrTagPattern.lastIndex;
}

/** The end of the URL or email address that begins at `start`, or −1. */
export function addressEnd(text: string, start: number): number {
  const match = matchAt(urlOrEmailPattern, text, start);
  if (!match) return -1;
  return start + (match[1] === undefined ? match[0].length : urlLength(text, start));
}

/** The matches of a global regular expression. A match of the group `url` is only the beginning of a URL. */
export function* placeableMatches(regex: RegExp, text: string): Generator<{ match: RegExpExecArray; length: number }> {
  let at = 0;
  for (;;) {
    const match = matchAt(regex, text, at);
    if (!match) return;
    const length = match.groups?.url === undefined ? match[0].length : urlLength(text, match.index);
    at = match.index + length;
    yield { match, length };
  }
}

/** The length of the URL at `start`, without marks around it: `(see http://a.b/c).` `[url=http://a.b]c[/url]` */
function urlLength(text: string, start: number): number {
  const open: string[] = [];
  let end = start;
  for (; ; end++) {
    end = matchEnd(urlPartPattern, text, end);
    const character = text.charAt(end);
    if (character === "(" || character === "[") open.push(character);
    else if (!(character === ")" && open.pop() === "(") && !(character === "]" && open.pop() === "[")) break;
  }
  while (end > start && ".,;:!?'*".includes(text.charAt(end - 1))) end--;
  return end - start;
}
