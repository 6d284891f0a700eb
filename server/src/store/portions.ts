/** Ids in a statement: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const mostInStatement = 10_000;

/** All rows of a query for many ids, asked for in portions that a statement can hold. */
export async function forAll<Row>(
  ids: readonly number[],
  read: (portion: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += mostInStatement) {
    for (const row of await read(ids.slice(start, start + mostInStatement))) rows.push(row);
  }
  return rows;
}
