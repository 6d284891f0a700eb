import {
  FluentParser,
  type Pattern,
  Placeable,
  SelectExpression,
  StringLiteral,
  serializeExpression,
} from "@fluent/syntax";

/** The messages and terms of a Fluent file: each pattern with its strings as text, then its variants. */
export function fluentTexts(text: string): string[] {
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  return body.flatMap((entry) => {
    if (entry.type === "Junk") throw new Error(`not Fluent: ${JSON.stringify(entry.annotations)}`);
    if (entry.type !== "Message" && entry.type !== "Term") return [];
    const values = entry.attributes.flatMap(({ id, value }) => [id.name, ...textsIn(value)]);
    return [entry.id.name, ...(entry.value ? textsIn(entry.value) : []), ...values];
  });
}

function textsIn(pattern: Pattern): string[] {
  const variants: string[] = [];
  let whole = "";
  for (const element of pattern.elements) {
    if (!(element instanceof Placeable)) whole += element.value;
    else if (element.expression instanceof StringLiteral) whole += element.expression.parse().value;
    else if (element.expression instanceof SelectExpression) {
      for (const { value } of element.expression.variants) variants.push(...textsIn(value));
    } else whole += serializeExpression(element.expression);
  }
  return [whole, ...variants];
}
