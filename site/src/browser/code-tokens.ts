/** The first matching group determines the color. */
const jsonPattern =
  /(?<property>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g;
const programPattern =
  /(?<comment>\/\/.*|#(?!\{).*)|(?<string>"""[\s\S]*?"""|@"(?:[^"]|"")*"|f?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<keyword>\b(?:await|const|let|var|for|foreach|while|of|if|else|elif|unless|switch|case|throws?|raise|new|import|from|as|with|in|not|and|or|using|require|package|func|function|class|public|static|async|void|defer|do|end|echo)\b)|(?<number>\b\d[\d.]*\b|\b(?:True|False|None|true|false|null|nil)\b)|(?<function>\b\w+(?=\())/g;
const httpPattern =
  /(?<keyword>^[A-Z]+(?= \/))|(?<property>^[\w-]+(?=: )|"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b\d[\d.]*\b|\b(?:true|false|null)\b)/gm;
const shellPattern =
  /(?<comment>^#.*)|(?<string>"[^"]*"|'[^']*'(?:\\''[^']*')*)|(?<function>^curl\b)|(?<property>(?<=\s)--?[a-zA-Z][\w-]*)|(?<variable>\\$)/gm;
/** Variables are colored over the double-quoted strings around them. */
const shellVariablePattern = /(?<variable>\$(?:[A-Z_]+\b|\{\w+[^}]*\}))/g;
const shellStringPattern = /"[^"]*"|'[^']*'/g;
const programs = Object.fromEntries("js py ts java go php rb cs".split(" ").map((id) => [id, programPattern]));
const grammars: Record<string, RegExp> = { json: jsonPattern, sh: shellPattern, http: httpPattern, ...programs };

/** Finds the colored pieces of code; a later one may be inside an earlier one. @param kind the file extension */
export function findTokens(code: string, kind: string): { role: string; start: number; end: number }[] {
  const grammar = grammars[kind];
  if (!grammar) return [];
  const matches = [...code.matchAll(grammar)];
  if (kind === "sh") matches.push(...blankLiterals(code).matchAll(shellVariablePattern));
  return matches.flatMap(({ index, groups = {}, 0: { length } }) => {
    const role = Object.keys(groups).find((name) => groups[name] !== undefined);
    return role ? [{ role, start: index, end: index + length }] : [];
  });
}

/** Blanks strings in single quotes, in which the shell expands no variables. */
const blankLiterals = (code: string): string =>
  code.replaceAll(shellStringPattern, (text) => (text.startsWith("'") ? " ".repeat(text.length) : text));
