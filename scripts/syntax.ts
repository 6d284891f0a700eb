import ts from "typescript";

export const parseSource = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : undefined);

/** Includes the node itself and its doc comments; without the tokens, in the order of the text. */
export function nodesIn(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    (node as { jsDoc?: readonly ts.Node[] }).jsDoc?.forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** The first line is 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
