import ts from "typescript";
import { lineOf, nodesIn, parseSource } from "../syntax.ts";
import { readMarkdown } from "./markdown.ts";
import { codeWord, type Passage, withoutQuotes } from "./passage.ts";

const textAttributes = new Set(["title", "label", "alt", "placeholder", "summary", "caption", "aria-label", "content"]);
const inlineTags = new Set(["a", "abbr", "b", "em", "i", "span", "strong", "Link"]);
const codeTags = new Set(["code", "kbd", "samp", "var", "Code", "pre"]);

/** The visible text of a component: texts and labels in its JSX, and sentences in its strings. */
export function readCode(file: string, source: string): Passage[] {
  const tree = parseSource(file, source);
  const passages: Passage[] = [];
  const add = (node: ts.Node, text: string) => {
    const plain = withoutQuotes(text.replace(/`[^`]*`/g, codeWord))
      .replace(/\s+/g, " ")
      .trim();
    if (/\p{L}/u.test(plain)) passages.push({ file, line: textLine(node), text: plain });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (ts.isJsxElement(node) && codeTags.has(node.openingElement.tagName.getText(tree))) return;
      if (ts.isJsxElement(node)) visit(node.openingElement);
      readChildren(node.children);
      return;
    }
    if (ts.isJsxAttribute(node)) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) {
        if (textAttributes.has(node.name.getText(tree))) add(value, value.text);
        return;
      }
    }
    const text = stringOf(node);
    if (text !== undefined && !isData(node) && isSentence(text)) add(node, text);
    ts.forEachChild(node, visit);
  };
  const readChildren = (children: readonly ts.JsxChild[]): void => {
    let run = "";
    let first: ts.Node | undefined;
    const end = () => {
      if (first) add(first, run);
      run = "";
      first = undefined;
    };
    const gather = (child: ts.JsxChild): void => {
      if (ts.isJsxText(child)) {
        if (child.text.trim()) first ??= child;
        run += child.text;
      } else if (ts.isJsxExpression(child)) {
        const text = child.expression && stringOf(child.expression);
        run += text ?? codeWord;
        if (text === undefined) ts.forEachChild(child, visit);
      } else if (ts.isJsxElement(child) && inlineTags.has(child.openingElement.tagName.getText(tree))) {
        visit(child.openingElement);
        child.children.forEach(gather);
      } else if (ts.isJsxElement(child) && codeTags.has(child.openingElement.tagName.getText(tree))) {
        run += codeWord;
      } else {
        end();
        visit(child);
      }
    };
    children.forEach(gather);
    end();
  };
  visit(tree);
  return passages;
}

export const readLogEvents = (file: string, source: string): Passage[] =>
  readFirstArguments(file, source, /(?:^|[.#])log$/).map(({ line, text }) => ({ file, line, text }));

/** Each tag and each list item begins a passage. */
export function readDocComments(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  for (const comment of source.matchAll(/^[ \t]*\/\*\*(?!\/)([\s\S]*?)\*\//gm)) {
    const line = source.slice(0, comment.index).split("\n").length;
    const text = (comment[1] ?? "")
      .replace(/^[ \t]*\*[ \t]?/gm, "")
      .replace(/\{@link ([^}]*)\}/g, "`$1`")
      .replace(/^[ \t]*@(?:param|property) +\S+/gm, "\n")
      .replace(/^[ \t]*@\w+/gm, "\n");
    passages.push(...readMarkdown(file, text, line));
  }
  return passages;
}

export const readStyleComments = (file: string, source: string): Passage[] =>
  readDocComments(file, source.replace(/\/\*(?!\*)/g, "/**"));

export const readShellComments = (file: string, source: string): Passage[] =>
  readLineComments(file, source.replace(/^ *# /gm, "// "));

/** Each line is a passage. */
export function readLineComments(file: string, source: string): Passage[] {
  return source.split("\n").flatMap((line, index) => {
    const [, text] = /(?:^|[;,{}()\]>]) *\/\/ (?!biome-ignore |@ts)(.*)$/.exec(line) ?? [];
    return text === undefined ? [] : readMarkdown(file, text, index + 1);
  });
}

export const readTestNames = (file: string, source: string): Passage[] =>
  readFirstArguments(file, source, /^(?:test|describe)\b/).flatMap(({ line, text }) => readMarkdown(file, text, line));

const readFirstArguments = (file: string, source: string, name: RegExp): { line: number; text: string }[] =>
  nodesIn(parseSource(file, source)).flatMap((node) => {
    if (!ts.isCallExpression(node) || !name.test(node.expression.getText())) return [];
    const text = node.arguments[0] && stringOf(node.arguments[0]);
    return text ? [{ line: lineOf(node), text }] : [];
  });

/** The texts between tags. */
export function readAstro(file: string, source: string): Passage[] {
  const body = source
    .replace(/^---[\s\S]*?\n---/, (front) => front.replace(/[^\n]/g, " "))
    .replace(/<script[\s\S]*?<\/script>/g, (script) => script.replace(/[^\n]/g, " "));
  return [...body.matchAll(/>([^<>{}]*\p{L}[^<>{}]*)</gu)].map((match) => ({
    file,
    line: body.slice(0, match.index).split("\n").length,
    text: (match[1] ?? "").replace(/\s+/g, " ").trim(),
  }));
}

/** Text in JSX begins on the line where the tag before it ends. */
const textLine = (node: ts.Node) =>
  lineOf(node) + (ts.isJsxText(node) ? (/^\s*/.exec(node.text)?.[0].split("\n").length ?? 1) - 1 : 0);

function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => codeWord + literal.text).join("");
}

/** Whether a string isn't prose: a name, a key, an operand of a comparison, or an attribute. */
function isData({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent) && /^(?:className|class|d|points|transform)$/.test(parent.name.getText()))
    return true;
  if (ts.isJsxAttribute(parent) || ts.isJsxExpression(parent)) {
    const attribute = ts.isJsxAttribute(parent) ? parent : parent.parent;
    return ts.isJsxAttribute(attribute) && !textAttributes.has(attribute.name.getText());
  }
  return ts.isBinaryExpression(parent) && parent.operatorToken.getText().includes("==");
}

const isSentence = (text: string) =>
  /\p{L}{2,},? \p{L}+/u.test(text) && /^[\p{L}\d◆(`"]/u.test(text.trim()) && !codePattern.test(text);

/** Whether a text is a sample, a query, a style, or a list of classes, words or synonyms. */
const codePattern =
  /[<>{}=\\$]|;$|\w:[^ ]+;|^(?:import|SELECT|INSERT|UPDATE|DELETE) |^(?:[a-z]+-[a-z-]+ ?)+$|^[a-z0-9]+(?: [a-z0-9]+){12,}$|(?: \| .*){2}/;
