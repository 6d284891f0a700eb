/**
 * Names the column in each cell but the first of a row, as `data-label`. On a narrow screen, where the cells of a row
 * are one below the other, styles show it. With two columns it is clear what the second says.
 *
 * @param html what is in a `<table>`, with its headers
 */
export function labelCells(html: string): string {
  const labels = [...html.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, header = ""]) =>
    header
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll('"', "&quot;")
      .trim(),
  );
  if (labels.length < 3) return html;
  return html.replaceAll(/<tr[^>]*>.*?<\/tr>/gs, (row) => {
    let column = -1;
    return row.replaceAll(/<td(?=[\s>])/g, (cell) => {
      column += 1;
      const label = labels[column];
      return column > 0 && label ? `${cell} data-label="${label}"` : cell;
    });
  });
}
