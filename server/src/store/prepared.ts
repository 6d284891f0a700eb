import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Stands in a query for a value that comes later. */
class Place<Values> {
  readonly name: keyof Values;

  constructor(name: keyof Values) {
    this.name = name;
  }
}

/**
 * A query that is compiled once and run with other values each time, for what every request asks: compiling takes
 * longer than SQLite takes for the answer.
 */
export function prepared<Values extends object, Row>(
  db: Kysely<Tables>,
  build: (place: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined;
  return async (values) => {
    compiled ??= build((name) => new Place<Values>(name) as never).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values[(value as Place<Values>).name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
