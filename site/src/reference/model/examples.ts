import {
  type ExampleObject,
  type Examples,
  type OpenApiDocument,
  type Parameter,
  plain,
  resolve,
  type Schema,
} from "@parlance/api/openapi";

// null is an example; what is not there is undefined.

/** A schema's example. */
export const exampleOf = ({ example, examples }: Schema): unknown => (example === undefined ? examples?.[0] : example);

/** What a parameter typically holds. */
export function parameterExample(document: OpenApiDocument, parameter: Parameter): unknown {
  const [media = {}] = Object.values(parameter.content ?? {});
  const schema = plain(parameter.schema ?? media.schema ?? {});
  const given = [
    firstExample(document, parameter),
    firstExample(document, media),
    exampleOf(resolve(document, schema)),
  ];
  return given.find((example) => example !== undefined);
}

/** `example`, or the first of `examples`. */
export const firstExample = (
  document: OpenApiDocument,
  { example, examples }: { example?: unknown; examples?: Examples },
): unknown => (example === undefined ? listExamples(document, examples)[0]?.[1].value : example);

/** Named examples; one that is only the address of a file cannot be shown. */
export const listExamples = (document: OpenApiDocument, examples: Examples = {}): [name: string, ExampleObject][] =>
  Object.entries(examples)
    .map(([name, given]): [string, ExampleObject] => [name, resolve<ExampleObject>(document, given)])
    .filter(([, { value }]) => value !== undefined);
