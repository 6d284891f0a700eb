import { type Emission, type Jumps, linkProbabilities } from "./hmm.ts";
import { symmetrize } from "./symmetrize.ts";

/** The share of words without a link. */
export const nullShare = 0.1;

/** The symmetrized links of one pair. A source word for which `isNew` is true always gets its most probable partner. */
export function alignBy(
  forwardEmission: Emission,
  backwardEmission: Emission,
  forwardJumps: Jumps,
  backwardJumps: Jumps,
  isNew?: (source: number) => boolean,
): Int32Array {
  const [sources, targets] = [forwardEmission.from, forwardEmission.to];
  if (sources === 0 || targets === 0) return new Int32Array();
  const links = new Float64Array(sources * targets);
  linkProbabilities(forwardEmission, forwardJumps, nullShare, links);
  const forward = findBestLinks(links, sources, targets, 65536, 1).sort();
  linkProbabilities(backwardEmission, backwardJumps, nullShare, links);
  const joined = symmetrize(forward, findBestLinks(links, targets, sources, 1, 65536), sources, targets);
  if (!isNew) return joined;
  const linked = new Set(Array.from(joined, (link) => link >>> 16));
  const added: number[] = [];
  for (let s = 0; s < sources; s++) {
    if (linked.has(s) || !isNew(s)) continue;
    const row = links.subarray(s * targets, (s + 1) * targets);
    added.push(s * 65536 + row.indexOf(Math.max(...row)));
  }
  return added.length === 0 ? joined : Int32Array.from([...joined, ...added]).sort();
}

/** The most probable partner of each row, as row × `rowUnit` + column × `columnUnit`. Rows may have no partner. */
function findBestLinks(links: Float64Array, columns: number, rows: number, columnUnit: number, rowUnit: number) {
  const best = new Int32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    let at = 0;
    let max = -1;
    let left = 1;
    for (let column = 0; column < columns; column++) {
      const probability = links[row * columns + column] as number;
      left -= probability;
      if (probability > max) {
        at = column;
        max = probability;
      }
    }
    if (max > left) best[count++] = row * rowUnit + at * columnUnit;
  }
  return best.subarray(0, count);
}
