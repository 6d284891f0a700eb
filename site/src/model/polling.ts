import type { Field, ReferenceModel, Shape } from "./types.ts";

/** Links the names of fields in the condition of a poll to these fields in the response of the polled operation. */
export function linkPolledFields({ tags, schemas }: ReferenceModel): void {
  const operations = tags.flatMap((tag) => tag.operations);
  for (const { polling } of operations) {
    if (!polling) continue;
    const polled = operations.find(({ id }) => id === polling.operation);
    const shapes: Shape[] = [
      ...(polled?.responses ?? []).flatMap(({ isSuccess, shape }) => (isSuccess && shape ? [shape] : [])),
      ...schemas.filter(({ usedBy }) => usedBy.includes(polling.operation)),
    ];
    const fields = shapes.flatMap((shape) => fieldsByPath(shape));
    polling.until = polling.until.replaceAll(/[\w.]+/g, (word) => {
      const field = fields.find(([path]) => path === word)?.[1];
      return field ? `[${word}](#${field.anchor})` : word;
    });
  }
}

const fieldsByPath = ({ fields }: Shape, outer = ""): [path: string, field: Field][] =>
  fields.flatMap((field): [string, Field][] => [
    [outer + field.name, field],
    ...fieldsByPath(field, `${outer}${field.name}.`),
  ]);
