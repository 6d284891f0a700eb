import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import ts from "typescript";
import { root } from "../run.ts";

const { factory } = ts;
/** The global array of counters, one for each branch. */
const counters = "branchCounters";

/**
 * Bundles what is fuzzed, each branch of our own code with a counter.
 *
 * @returns the module's path, and how many branches it has
 */
export async function buildInstrumented(): Promise<{ module: string; branches: number }> {
  const folder = join(root, ".cache/fuzz");
  await mkdir(folder, { recursive: true });
  const module = join(folder, "targets.mjs");
  const branches = { count: 0 };
  await build({
    entryPoints: [join(root, "scripts/fuzz/targets.ts")],
    outfile: module,
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    format: "esm",
    banner: {
      js: 'import { createRequire as newRequire } from "node:module"; const require = newRequire(import.meta.url);',
    },
    logLevel: "error",
    plugins: [countBranches(branches)],
  });
  return { module, branches: branches.count };
}

function countBranches(branches: { count: number }): Plugin {
  return {
    name: "count branches",
    setup({ onLoad }) {
      onLoad({ filter: /\/(?:filters|text)\/src\/.*\.ts$/ }, async ({ path }) => {
        const { outputText } = ts.transpileModule(await readFile(path, "utf8"), {
          fileName: path,
          compilerOptions: {
            target: ts.ScriptTarget.ESNext,
            module: ts.ModuleKind.ESNext,
            verbatimModuleSyntax: true,
            allowImportingTsExtensions: true,
          },
          transformers: { after: [instrument(branches)] },
        });
        return { contents: outputText, loader: "js" };
      });
    },
  };
}

const instrument =
  (branches: { count: number }): ts.TransformerFactory<ts.SourceFile> =>
  (context) => {
    const increment = () =>
      factory.createPostfixIncrement(
        factory.createElementAccessExpression(
          factory.createPropertyAccessExpression(factory.createIdentifier("globalThis"), counters),
          branches.count++,
        ),
      );
    const counted = (expression: ts.Expression) =>
      factory.createParenthesizedExpression(factory.createComma(increment(), expression));
    const block = (statement: ts.Statement) =>
      factory.createBlock([
        factory.createExpressionStatement(increment()),
        ...(ts.isBlock(statement) ? statement.statements : [statement]),
      ]);
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      if (ts.isIfStatement(inner)) {
        const otherwise = inner.elseStatement ?? factory.createBlock([]);
        return factory.updateIfStatement(inner, inner.expression, block(inner.thenStatement), block(otherwise));
      }
      if (ts.isWhileStatement(inner))
        return factory.updateWhileStatement(inner, inner.expression, block(inner.statement));
      if (ts.isForStatement(inner)) {
        const { initializer, condition, incrementor, statement } = inner;
        return factory.updateForStatement(inner, initializer, condition, incrementor, block(statement));
      }
      if (ts.isForOfStatement(inner)) {
        const { awaitModifier, initializer, expression, statement } = inner;
        return factory.updateForOfStatement(inner, awaitModifier, initializer, expression, block(statement));
      }
      if (ts.isCaseClause(inner)) {
        const statements = [factory.createExpressionStatement(increment()), ...inner.statements];
        return factory.updateCaseClause(inner, inner.expression, statements);
      }
      if (ts.isConditionalExpression(inner)) {
        const { condition, questionToken, whenTrue, colonToken, whenFalse } = inner;
        const [yes, no] = [counted(whenTrue), counted(whenFalse)];
        return factory.updateConditionalExpression(inner, condition, questionToken, yes, colonToken, no);
      }
      if (ts.isBinaryExpression(inner) && isLogical(inner.operatorToken.kind))
        return factory.updateBinaryExpression(inner, inner.left, inner.operatorToken, counted(inner.right));
      return inner;
    };
    return (file) => ts.visitNode(file, visit) as ts.SourceFile;
  };

const isLogical = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;
