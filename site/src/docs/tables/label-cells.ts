/**
 * Adds the name of its column to each cell except the first of a row, as `data-label`. On a narrow screen, where the
 * cells of a row are one below the other, styles show the label. In a table with two columns, the second is clear
 * without a label.
 *
 * @param html the content of a `<table>`, with its headers
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
