import type { Load } from "../browser.ts";
import type { Circumstances } from "../record.ts";
import { table } from "../table.ts";

export interface PeerRow extends Load {
  name: string;
  /** Package → version; ours has none. */
  versions: Record<string, string>;
  /** Operations whose description is in the page once it is loaded. */
  described: number;
}

export interface PeersRecord extends Circumstances {
  operations: number;
  /** Ours first. */
  references: PeerRow[];
}

/** How many times more than ours a peer must need: more than ours in any case. */
const targets: Record<string, { bytes: number; blockedMs: number }> = {
  "Docusaurus with Redoc": { bytes: 5, blockedMs: 20 },
};

const columns: [title: string, measure: keyof Load, unit: number, digits: number][] = [
  ["kB", "bytes", 1000, 0],
  ["kB JavaScript", "scriptBytes", 1000, 0],
  ["requests", "requests", 1, 0],
  ["elements", "elements", 1, 0],
  ["blocked ms", "blockedMs", 1, 0],
  ["shift", "layoutShift", 1, 3],
  ["LCP ms", "paintMs", 1, 0],
  ["last call ms", "presentMs", 1, 0],
];

/** The record as a table; each peer's number with how many times ours it is. */
export function formatTable({ references, operations }: PeersRecord): string {
  const [ours] = references;
  const rows = references.map((row) => [
    row.name,
    ...columns.map(([, measure, unit, digits]) => {
      const value = measure === "presentMs" && row.presentMs === 0 ? "never" : (row[measure] / unit).toFixed(digits);
      const times = ours && row !== ours ? timesText(row[measure], ours[measure]) : "";
      return value === "never" ? value : value + times;
    }),
    `${row.described} of ${operations}`,
  ]);
  const versions = references.flatMap((row) => Object.entries(row.versions).map((entry) => entry.join(" ")));
  const titles = ["reference", ...columns.map(([title]) => title), "calls described"];
  return [table([titles, ...rows]), "", [...new Set(versions)].join(", ")].join("\n");
}

function timesText(value: number, ours: number): string {
  if (ours === 0 || value === 0) return "";
  const times = value / ours;
  return ` (${times.toFixed(times < 10 ? 1 : 0)}×)`;
}

/** The targets that were missed, a sentence each. */
export function missed({ references: [ours, ...peers] }: PeersRecord): string[] {
  if (!ours) return [];
  return peers.flatMap((peer) =>
    (["bytes", "blockedMs"] as const).flatMap((measure) => {
      const target = targets[peer.name]?.[measure];
      const isMet = target ? peer[measure] >= target * ours[measure] : peer[measure] > ours[measure];
      const wanted = target ? `at least ${target} times ours` : "more than ours";
      return isMet
        ? []
        : [
            `${measure} of ${peer.name} is ${peer[measure].toFixed(0)}, ours ${ours[measure].toFixed(0)}: not ${wanted}.`,
          ];
    }),
  );
}
