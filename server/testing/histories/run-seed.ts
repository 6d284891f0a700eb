import { setTimeout as sleep } from "node:timers/promises";
import { type Chooser, chooser, seeded } from "../seeded.ts";
import { RecordingClient, type SharedState } from "./client.ts";
import { type BeginFault, beginsWithWork, faultsOf } from "./faults.ts";
import { History } from "./history.ts";
import { changes, exportTerms, steps } from "./steps.ts";
import type { Surroundings } from "./surroundings.ts";

const clientCount = 6;
/** The clients that begin with a large import while something fails. */
const largeImports = 2;
/** The steps of each client while something fails. */
const stepCount = 6;

const { importLargeMemory, ...others } = steps;
const all = Object.values(others);
const chooseStep = ({ chooser: { oneIn, pick } }: RecordingClient) => pick(oneIn(2) ? changes : all);

/**
 * Lets clients of one organization work at the same time while something fails, again and again.
 *
 * @param key of an organization of their own
 * @returns their requests, responses and failures
 */
export async function runSeed(
  seed: number,
  key: string,
  surroundings: Surroundings,
): Promise<{ history: History; failed: string[] }> {
  // Small seeds that differ little begin with the same choices.
  const [random, ...choosers] = Array.from({ length: 1 + clientCount }, (_, at) =>
    chooser(seeded(Math.imul(seed * 10 + at, 0x9e37_79b1))),
  ) as [Chooser, ...Chooser[]];
  const { cluster, receiver } = surroundings;
  const history = new History();
  const shared: SharedState = {
    ...{ cluster, history, key, webhookUrl: receiver.url, events: receiver.events, words: 0, memory: 0 },
    ...{ reads: [], lastReads: [], pools: {}, unfinished: [], lost: [] },
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

/** The fault begins and ends while clients work: it ends when each of them is done, or waits for what failed. */
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
      // They take longest, so that the fault meets a task.
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
  // Some clients give up before a process continues, others get its response after all.
  if (random.oneIn(2)) {
    cluster.leavePaused();
    await until(isStill);
  }
  await end();
  await work;
}
