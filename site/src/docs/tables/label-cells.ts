/**
 * Adds the column's name to each cell as `data-label`, which styles show on narrow screens. The first cell needs no
 * label, nor does a table with two columns. @param html the content of a `<table>`, with its headers
 */
export function labelCells(html: string): string {
  const toLabel = (header: string) => header.replaceAll(/<[^>]*>/g, "").replaceAll('"', "&quot;");
  const labels = [...html.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, header = ""]) => toLabel(header).trim());
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
