import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type CompiledQueries = Map<object, CompiledQuery>;

class Slot<Values> {
  readonly name: keyof Values;

  constructor(name: keyof Values) {
    this.name = name;
  }
}

type Build<Values, Row> = (
  db: Kysely<Tables>,
  slot: <Name extends keyof Values>(name: Name) => Values[Name],
) => Compilable<Row>;

/**
 * A query that is compiled once for each database and runs with different values, also in transactions. It is for
 * queries that requests repeat often: compiling takes longer than SQLite needs for the rows.
 */
export class PreparedQuery<Values extends object, Row> {
  readonly #build: Build<Values, Row>;

  /** @param build creates the query with placeholders for its values; called once for each database */
  constructor(build: Build<Values, Row>) {
    this.#build = build;
  }

  async run({ db, compiled }: { db: Kysely<Tables>; compiled: CompiledQueries }, values: Values): Promise<Row[]> {
    const query = compiled.get(this) ?? this.#compile(db, compiled);
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[(value as Slot<Values>).name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  }

  #compile(db: Kysely<Tables>, compiled: CompiledQueries): CompiledQuery {
    const query = this.#build(db, (name) => new Slot<Values>(name) as never).compile();
    compiled.set(this, query);
    return query;
  }
}
