import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The prepared queries of one database, each as it was compiled the first time. */
export type CompiledQueries = Map<object, CompiledQuery>;

interface Connection {
  db: Kysely<Tables>;
  compiled: CompiledQueries;
}

/** The location in a query of a value that comes later. */
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
 * A query that is compiled once for each database and run with other values each time, in transactions too. It is for
 * what requests read again and again: compiling takes longer than SQLite takes for the rows.
 */
export class PreparedQuery<Values extends object, Row> {
  readonly #build: Build<Values, Row>;

  /** @param build the query with locations for its values; called once for each database */
  constructor(build: Build<Values, Row>) {
    this.#build = build;
  }

  async run({ db, compiled }: Connection, values: Values): Promise<Row[]> {
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
