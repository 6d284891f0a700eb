import type { MeasuredMemory } from "@openparlance/sandbox/evaluation";

const columns = ["Size", "Left unchanged", "chrF2", "Edit time saved"];
const formatPercent = (share: number): string => `${Math.round(100 * share)}%`;

/** A table by size of the memory, and the learning curve, as HTML. */
export function writeResult({ heldOut, sizes, curve }: MeasuredMemory): string {
  const rows = sizes.map(({ segments, unchangedShare, chrf2, savedShare }) => [
    segments.toLocaleString("en-US"),
    formatPercent(unchangedShare),
    chrf2.toFixed(1),
    formatPercent(savedShare),
  ]);
  const head = `<tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr>`;
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead>${head}</thead><tbody>${body}</tbody></table><p>${heldOut} segments were held out, and translated by memories of these sizes.</p>${curve}`;
}

/** A page without scripts. */
export function writePage(name: string, measured: MeasuredMemory): string {
  const title = `${name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}, measured with Parlance`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font-family:sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}td,th{text-align:right;padding:.25rem 1rem .25rem 0}svg{max-width:100%;height:auto}</style><h1>${title}</h1>${writeResult(measured)}</html>\n`;
}
