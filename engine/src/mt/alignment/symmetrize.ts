const neighbors = [-1, 0, 0, -1, 1, 0, 0, 1, -1, -1, -1, 1, 1, -1, 1, 1] as const;

/**
 * Joins the alignments of both directions. Starts with their common links and adds neighboring links of either
 * direction that reach a word without a link. Then adds links of either direction between two words without links.
 *
 * Source: Koehn, Och & Marcu 2003 (grow-diag-final-and).
 *
 * @param forward links of one direction, ascending, source token × 65536 + target token; so is `backward`
 * @returns ascending links
 */
export function symmetrize(forward: Int32Array, backward: Int32Array, sources: number, targets: number): Int32Array {
  const grid = new Uint8Array(sources * targets);
  for (const link of forward) grid[(link >>> 16) * targets + (link & 0xffff)] = 1;
  for (const link of backward) (grid[(link >>> 16) * targets + (link & 0xffff)] as number) += 1;
  const linkedSource = new Uint8Array(sources);
  const linkedTarget = new Uint8Array(targets);
  const kept: number[] = [];
  const keep = (s: number, t: number) => {
    grid[s * targets + t] = 3;
    linkedSource[s] = 1;
    linkedTarget[t] = 1;
    kept.push(s * 65536 + t);
  };
  for (const link of forward) {
    if (grid[(link >>> 16) * targets + (link & 0xffff)] === 2) keep(link >>> 16, link & 0xffff);
  }
  for (let at = 0; at < kept.length; at++) {
    const s = (kept[at] as number) >>> 16;
    const t = (kept[at] as number) & 0xffff;
    for (let n = 0; n < neighbors.length; n += 2) {
      const ns = s + (neighbors[n] as number);
      const nt = t + (neighbors[n + 1] as number);
      if (ns < 0 || nt < 0 || ns >= sources || nt >= targets || grid[ns * targets + nt] !== 1) continue;
      if (linkedSource[ns] === 0 || linkedTarget[nt] === 0) keep(ns, nt);
    }
  }
  for (const links of [forward, backward]) {
    for (const link of links) {
      const s = link >>> 16;
      const t = link & 0xffff;
      if (linkedSource[s] === 0 && linkedTarget[t] === 0) keep(s, t);
    }
  }
  return new Int32Array(kept).sort();
}
