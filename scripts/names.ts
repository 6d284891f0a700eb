import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { lineOf, nodesIn, parseSource } from "./syntax.ts";
import { findUnwantedWord, listUnusedExceptions } from "./words/not-in-names.ts";

// Finds names that the style guide forbids: limits without `max…`, `min…` or `default…`, regular expressions without
// `…Pattern`, types that two files export, and words that names must not contain.

/** Types that several files may export, with the reason. */
const sharedTypeNames: Readonly<Record<string, string>> = {
  Schema: "OpenAPI's: our own description, and any that the reference shows",
  Mode: "of the server; messages to the sandbox do not import the server",
};

const limitNamePattern = /^(?:most|usual|least|greatest)(?:[A-Z]|$)/;

const files = globSync("{api,text,engine,filters,client,server,sandbox,testing,site,e2e,bench,scripts}/**/*.{ts,tsx}", {
  exclude: ["**/node_modules/**", "**/dist/**", "**/.astro/**", "**/.cache/**", "site/src/samples/**"],
}).filter((name) => !/\.gen\.|\.d\.ts$/.test(name));

let count = 0;
const report = (text: string) => {
  count++;
  console.log(text);
};

const exporters = new Map<string, string[]>();
for (const file of files.sort()) {
  const tree = parseSource(file, readFileSync(file, "utf8"));
  for (const name of declaredNames(tree)) {
    const text = name.text.replace("#", "");
    if (limitNamePattern.test(text))
      report(`${file}:${lineOf(name)}: ${text} is a limit: name it max…, min… or default….`);
    const write = text.includes("-") ? undefined : findUnwantedWord(text);
    if (write) report(`${file}:${lineOf(name)}: ${text}: write ${write}.`);
  }
  const fileName = basename(file);
  const write = findUnwantedWord(fileName.replace(/\.\w+$/, ""));
  if (write) report(`${file}: rename the file: ${write}.`);
  for (const name of namedExpressions(tree)) {
    if (!/Patterns?$/.test(name.text)) report(`${file}:${lineOf(name)}: ${name.text}: name it …Pattern.`);
  }
  for (const name of exportedTypes(tree)) exporters.set(name, [...(exporters.get(name) ?? []), file]);
}

for (const [name, locations] of exporters) {
  if (locations.length > 1 && !sharedTypeNames[name])
    report(`${name} is exported from ${locations.join(" and ")}: rename one.`);
}
for (const name of Object.keys(sharedTypeNames)) {
  if ((exporters.get(name)?.length ?? 0) < 2) report(`${name} is exported once: remove it from the list.`);
}
for (const name of listUnusedExceptions()) report(`${name} isn't a name anymore: remove it from the list.`);
process.exitCode = count > 0 ? 1 : 0;

function declaredNames(tree: ts.SourceFile): (ts.Identifier | ts.PrivateIdentifier)[] {
  return nodesIn(tree).flatMap((node) => {
    const { name } = node as { name?: ts.Node };
    const isName = name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name));
    return isName && !ts.isPropertyAccessExpression(node) ? [name] : [];
  });
}

/** Names of the constants of a file that are regular expressions. */
function namedExpressions(tree: ts.SourceFile): ts.Identifier[] {
  const constants = tree.statements.filter(ts.isVariableStatement).flatMap((node) => node.declarationList.declarations);
  return constants.flatMap(({ name, initializer }) => {
    const isNew = initializer && ts.isNewExpression(initializer) && initializer.expression.getText(tree) === "RegExp";
    const isExpression = isNew || (initializer && ts.isRegularExpressionLiteral(initializer));
    return isExpression && ts.isIdentifier(name) ? [name] : [];
  });
}

function exportedTypes(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((node) => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
    const isExported = isType && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && node.name ? [node.name.text] : [];
  });
}
