import { adoptStyles } from "./adopt-styles.ts";
import styles from "./highlight.css?inline";

adoptStyles(styles);

/** What a piece of code is, in the order in which it is looked for: the first group that fits gives the color. */
const json =
  /(?<property>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g;
const program =
  /(?<comment>\/\/.*|#(?!\{).*)|(?<string>"""[\s\S]*?"""|@"(?:[^"]|"")*"|f?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<keyword>\b(?:await|const|let|var|for|foreach|while|of|if|else|elif|unless|switch|case|throws?|raise|new|import|from|as|with|in|not|and|or|using|require|package|func|function|class|public|static|async|void|defer|do|end|echo)\b)|(?<number>\b\d[\d.]*\b|\b(?:True|False|None|true|false|null|nil)\b)|(?<function>\b\w+(?=\())/g;
const message =
  /(?<keyword>^[A-Z]+(?= \/))|(?<property>^[\w-]+(?=: )|"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b\d[\d.]*\b|\b(?:true|false|null)\b)/gm;
const shell =
  /(?<string>"[^"]*"|'[^']*'(?:\\''[^']*')*)|(?<function>^curl\b)|(?<property>(?<=\s)--?[a-zA-Z][\w-]*)|(?<variable>\\$)/gm;
/** Within a string too, so they are painted over it. */
const shellVariable = /(?<variable>\$[A-Z_]+\b)/g;
const programs = Object.fromEntries(["js", "py", "ts", "java", "go", "php", "rb", "cs"].map((id) => [id, program]));
const grammars: Record<string, RegExp> = { json, sh: shell, http: message, ...programs };
const grammarsOver: Record<string, RegExp> = { sh: shellVariable };

/**
 * Colors plain code. The browser paints the ranges, so the page gets no more elements. A browser that cannot do that
 * shows the code in one color.
 */
export function colour(code: HTMLElement): void {
  const text = code.firstChild;
  const kind = code.dataset.plain || "json";
  const grammar = grammars[kind];
  if (!("highlights" in CSS) || matchMedia("(forced-colors: active)").matches || !grammar || !(text instanceof Text))
    return;
  forget(code);
  const ranges: [Highlight, StaticRange][] = [];
  painted.set(code, ranges);
  const over = grammarsOver[kind];
  for (const match of [...text.data.matchAll(grammar), ...(over ? text.data.matchAll(over) : [])]) {
    const role = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    if (!role) continue;
    const range = new StaticRange({
      startContainer: text,
      startOffset: match.index,
      endContainer: text,
      endOffset: match.index + match[0].length,
    });
    const name = `code-${role}`;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    highlight.priority = role === "variable" ? 1 : 0;
    highlight.add(range);
    ranges.push([highlight, range]);
    CSS.highlights.set(name, highlight);
  }
}

const painted = new WeakMap<HTMLElement, [Highlight, StaticRange][]>();

/** Code that is written again loses the colors it had. */
function forget(code: HTMLElement): void {
  for (const [highlight, range] of painted.get(code) ?? []) highlight.delete(range);
}
