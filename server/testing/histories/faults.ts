import type { Chooser } from "../seeded.ts";
import { leaseOverMs } from "./cluster.ts";
import type { Surroundings } from "./surroundings.ts";

/** Begins while clients send requests. @returns what ends it */
export type BeginFault = (surroundings: Surroundings, chooser: Chooser) => Promise<() => unknown>;

const maxSkewMs = 20_000;

const processFaults = {
  async loseResponses({ cluster }) {
    cluster.losesResponses = true;
    return () => {
      cluster.losesResponses = false;
    };
  },

  async kill({ cluster }, { below }) {
    const at = below(cluster.size);
    await cluster.kill(at);
    return () => cluster.start(at);
  },

  async killAll({ cluster }) {
    const all = Array.from({ length: cluster.size }, (_, at) => at);
    await Promise.all(all.map((at) => cluster.kill(at)));
    return () => Promise.all(all.map((at) => cluster.start(at)));
  },
} satisfies Record<string, BeginFault>;

const clusterFaults = {
  ...processFaults,

  /** One, or all but one. */
  async pause({ cluster }, { below, oneIn }) {
    const [chosen, isOne] = [below(cluster.size), oneIn(2)];
    const isPaused = (at: number) => (at === chosen) === isOne;
    cluster.pause(isPaused);
    cluster.setClocks((at, before) => (isPaused(at) ? before : before + leaseOverMs));
    return () => {
      cluster.resume();
      cluster.setClocks((at, before) => (isPaused(at) ? before + leaseOverMs : before));
    };
  },

  async skewClocks({ cluster }, { below }) {
    cluster.setClocks(() => below(2 * maxSkewMs) - maxSkewMs);
    return () => cluster.setClocks(() => 0);
  },

  async restartDatabase({ postgres }, { oneIn }) {
    await postgres?.end(oneIn(2) ? "SIGINT" : "SIGQUIT");
    await postgres?.start();
    return () => {};
  },

  async failBucket({ s3 }, { pick }) {
    const calm = { busyFor: 0, delayMs: 0, breaksAfter: Number.POSITIVE_INFINITY, losesFor: 0 };
    const trouble = pick([{ busyFor: 30 }, { delayMs: 200 }, { breaksAfter: 20 }, { losesFor: 15 }]);
    if (s3) Object.assign(s3.state, trouble);
    return () => s3 && Object.assign(s3.state, calm);
  },
} satisfies Record<string, BeginFault>;

/** By name: those that a server with SQLite can meet, or all. */
export const faultsOf = ({ postgres }: Surroundings): Record<string, BeginFault> =>
  postgres ? clusterFaults : processFaults;
