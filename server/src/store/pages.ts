/** Rows read at a time: few enough that nobody waits long for their reading. */
export const pageSize = 1000;

/**
 * All rows of a query in pages of at most {@link pageSize}.
 *
 * @param read the first rows after `last`, from the start without one
 */
export async function* readPages<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}
