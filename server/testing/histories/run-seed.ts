import { setTimeout as sleep } from "node:timers/promises";
import { type Chooser, chooser, seedRandom } from "../seeded.ts";
import { RecordingClient, type SharedState } from "./client.ts";
import { type BeginFault, beginsWithWork, faultsOf } from "./faults.ts";
import { History } from "./history.ts";
import { changes, exportTerms, steps } from "./steps.ts";
import type { Surroundings } from "./surroundings.ts";

const clientCount = 6;
/** The number of clients that start with a large import during a fault. */
const largeImports = 2;
/** Steps of each client during a fault. */
const stepCount = 6;

const { importLargeMemory, ...others } = steps;
const all = Object.values(others);
const chooseStep = ({ chooser: { oneIn, pick } }: RecordingClient) => pick(oneIn(2) ? changes : all);

/**
 * Runs concurrent clients of one organization during one fault after the other.
 *
 * @param key of an organization without other clients
 */
export async function runSeed(
  seed: number,
  key: string,
  surroundings: Surroundings,
): Promise<{ history: History; failed: string[] }> {
  // Otherwise the random numbers of similar small seeds begin alike.
  const [random, ...choosers] = Array.from({ length: 1 + clientCount }, (_, at) =>
    chooser(seedRandom(Math.imul(seed * 10 + at, 0x9e37_79b1))),
  ) as [Chooser, ...Chooser[]];
  const { cluster, receiver } = surroundings;
  const history = new History();
  const shared: SharedState = {
    cluster,
    history,
    key,
    webhookUrl: receiver.url,
    events: receiver.events,
    words: 0,
    memory: 0,
    reads: [],
    lastReads: [],
    pools: {},
    unfinished: [],
    lost: [],
  };
  const clients = choosers.map((each) => new RecordingClient(shared, each)) as [RecordingClient, ...RecordingClient[]];
  await clients[0].prepare();
  const failed = faultsOf(seed, surroundings);
  for (const [name, fault] of failed) {
    const stepsBefore = beginsWithWork(name) ? 0 : random.below(clientCount * stepCount);
    await workDuring(fault, stepsBefore, surroundings, clients, random);
  }
  await clients[0].finish();
  await cluster.settle();
  await clients[0].attempt(exportTerms);
  await clients[0].finish();
  await cluster.settle();
  history.settle();
  const reads = [...shared.reads, ...shared.lastReads];
  const readAll = async (client: RecordingClient) => {
    for (let read = reads.shift(); read; read = reads.shift()) while (!(await read(client)));
  };
  await Promise.all(clients.map(readAll));
  await steps.countVersion(clients[0]);
  return { history, failed: failed.map(([name]) => name) };
}

/** Begins the fault while clients work, and ends it once each of them has finished or is blocked. */
async function workDuring(
  fault: BeginFault,
  stepsBefore: number,
  surroundings: Surroundings,
  clients: readonly RecordingClient[],
  random: Chooser,
) {
  const { cluster } = surroundings;
  const work = Promise.all(
    clients.map((client, at) => {
      // Large imports first, so that the fault interrupts a task.
      const first = at < largeImports ? [importLargeMemory] : [];
      return client.run(() => first.pop() ?? chooseStep(client), stepCount);
    }),
  );
  const isStill = () => clients.every(({ isBlocked }) => isBlocked());
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await Promise.race([work, sleep(5)]);
  };
  const done = () => clients.reduce((sum, { stepsDone }) => sum + stepsDone, 0);
  const before = done() + stepsBefore;
  await until(() => isStill() || done() >= before);
  const end = await fault(surroundings, random);
  await until(isStill);
  // Half of the time, clients give up before the process continues; otherwise they get its response late.
  if (random.oneIn(2)) {
    cluster.leavePaused();
    await until(isStill);
  }
  await end();
  await work;
}
