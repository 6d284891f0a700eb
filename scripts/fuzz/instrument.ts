import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import ts from "typescript";
import { requireInModules } from "../packages/build-server.ts";
import { root } from "../run.ts";
import { parseSource } from "../syntax.ts";

/** Bundles the fuzzed code with a counter for each branch of our own. @returns the module's path and branch count */
export async function buildInstrumented(): Promise<{ module: string; branches: number }> {
  const folder = join(root, ".cache/fuzz");
  await mkdir(folder, { recursive: true });
  const module = join(folder, "targets.mjs");
  let branches = 0;
  const increment = () => `globalThis.branchCounters[${branches++}]++`;
  const countBranches: Plugin = {
    name: "count branches",
    setup({ onLoad }) {
      onLoad({ filter: /\/(?:filters|text)\/src\/.*\.ts$/ }, async ({ path }) => ({
        contents: instrument(parseSource(path, await readFile(path, "utf8")), increment),
        loader: "ts",
      }));
    },
  };
  await build({
    entryPoints: [join(root, "scripts/fuzz/targets.ts")],
    outfile: module,
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    format: "esm",
    banner: { js: requireInModules },
    logLevel: "error",
    plugins: [countBranches],
  });
  return { module, branches };
}

/** Inserts a counter at the start of each branch. */
function instrument(node: ts.Node, increment: () => string): string {
  const source = node.getSourceFile();
  let text = "";
  let at = node.getStart();
  ts.forEachChild(node, (child) => {
    const inner = instrument(child, increment);
    text += source.text.slice(at, child.getStart());
    if (ts.isCaseClause(node) && child === node.statements[0]) text += `${increment()}; `;
    if (isStatementOf(node, child)) text += `{ ${increment()}; ${inner} }`;
    else text += isValueOf(node, child) ? `(${increment()}, ${inner})` : inner;
    at = child.end;
  });
  text += source.text.slice(at, node.end);
  return ts.isIfStatement(node) && !node.elseStatement ? `${text} else ${increment()};` : text;
}

function isStatementOf(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isIfStatement(parent)) return child !== parent.expression;
  return ts.isIterationStatement(parent, false) && child === parent.statement;
}

function isValueOf(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return child === parent.whenTrue || child === parent.whenFalse;
  return ts.isBinaryExpression(parent) && child === parent.right && isLogical(parent.operatorToken.kind);
}

const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;
