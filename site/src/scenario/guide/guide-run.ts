import type { DeliveryMessage } from "@openparlance/sandbox";
import { detectServedApi } from "../../console/state/console-store.ts";
import { createServerTarget, listBases, type TargetChoice } from "../../console/target/targets.ts";
import { createOrganization } from "../../sandbox/sandbox-requests.ts";
import { sharedSandbox } from "../../sandbox/visit-sandbox.ts";
import { type RequestExchange, type ScenarioHost, Session } from "../session.ts";
import { isGenuine } from "./signature.ts";

export interface GuideSample {
  name: string;
  program: string;
  /** Whether the documented response is an error. */
  isRefused: boolean;
}

export interface GuidePage {
  /** The samples of the page's program, in order. Samples with a program of their own are left out. */
  samples: readonly GuideSample[];
  /** The URL of the site's data; the response shows whether its server serves the API. */
  data: string;
  showExchange(sample: string, exchange: RequestExchange): void;
  /** @param sample the sample whose request caused the delivery */
  showDelivery(delivery: DeliveryMessage, sample: string): void;
  showDone(sample: string): void;
}

interface GuideStage extends ScenarioHost {
  variables: { API: string; API_KEY: string };
  /** Resolves when all due deliveries have been received. */
  settle(): Promise<unknown>;
  /** Returns the output of a command line. Only in the sandbox. */
  command?(...words: string[]): Promise<string[]>;
}

/** The first sample that triggers a webhook. */
const firstEvent = "create-project";

export type GuideRun = ReturnType<typeof createGuideRun>;

export function createGuideRun({ target, key }: { target: TargetChoice; key: string }, page: GuidePage) {
  const ending = new AbortController();
  const { signal } = ending;
  const done = new Set<string>();
  let starting: Promise<Session> | undefined;
  let running = "";
  /** Secrets by webhook ID, kept because deliveries outlive a deleted webhook. */
  const secrets = new Map<number, string>();
  const deliveries: DeliveryMessage[] = [];
  const arrived: DeliveryMessage[] = [];
  /** The last error response of a sample. */
  let lastError: string | undefined;

  async function open(): Promise<GuideStage> {
    if (target !== "sandbox") {
      if (key === "") throw new Error("Enter your server's API key first.");
      return openServerStage(listBases(location)[target], key);
    }
    return openSandboxStage((delivery) => {
      if (signal.aborted) return;
      deliveries.push(delivery);
      arrived.push(delivery);
    });
  }

  async function openSession(): Promise<Session> {
    // Static hosts don't have the file.
    await fetch(page.data, { method: "HEAD" }).then(detectServedApi, () => {});
    const stage = await open();
    return new Session(
      {
        async send(request) {
          signal.throwIfAborted();
          return stage.send(request);
        },
        wait: stage.wait,
      },
      { variables: stage.variables, onExchange: (exchange) => show(exchange, stage) },
    );
  }

  async function start(): Promise<Session> {
    starting ??= openSession();
    const session = await starting;
    signal.throwIfAborted();
    return session;
  }

  async function show(exchange: RequestExchange, stage: GuideStage): Promise<void> {
    signal.throwIfAborted();
    const { request, response } = exchange;
    page.showExchange(running, exchange);
    if (response.status >= 400) lastError = `${request.method} ${request.target} returned ${response.status}.`;
    else if (stage.command && request.method === "POST" && request.target.endsWith("/webhooks")) {
      const { id } = response.body as { id: number };
      const [secret = ""] = await stage.command("webhooks", "secret", String(id));
      secrets.set(id, secret);
    }
    // The deliveries of a request are shown before the next request.
    await stage.settle();
    for (const delivery of arrived.splice(0)) page.showDelivery(delivery, running);
  }

  async function run({ name, program, isRefused }: GuideSample): Promise<void> {
    const session = await start();
    running = name;
    lastError = undefined;
    await session.run(program);
    signal.throwIfAborted();
    if (lastError && !isRefused) throw new Error(lastError);
    done.add(name);
    page.showDone(name);
  }

  /**
   * Runs a sample, and those before it that have not run, which share variables.
   *
   * @returns the samples that ran before it
   * @throws Error when one fails; those before it don't run again
   */
  async function runTo(name: string): Promise<string[]> {
    const before: string[] = [];
    for (const sample of page.samples) {
      if (sample.name !== name && done.has(sample.name)) continue;
      await run(sample);
      if (sample.name === name) break;
      before.push(sample.name);
    }
    return before;
  }

  return {
    target,
    start,
    run,
    runTo,
    hasEnded: (): boolean => signal.aborted,
    end: (): void => ending.abort(),
    /** The last delivery of the sandbox, with its webhook. Runs the samples that cause one if necessary. */
    async lastDelivery(): Promise<{ delivery: DeliveryMessage; webhookId: number; secret: string }> {
      if (deliveries.length === 0) await runTo(firstEvent);
      signal.throwIfAborted();
      for (const delivery of deliveries.toReversed()) {
        for (const [webhookId, secret] of secrets) {
          if (isGenuine(secret, delivery)) return { delivery, webhookId, secret };
        }
      }
      throw new Error("Nothing has been delivered yet.");
    },
  };
}

let guides = 0;

/** The sandbox with an empty organization, as guides expect. */
async function openSandboxStage(onDelivery: (delivery: DeliveryMessage) => void): Promise<GuideStage> {
  const sandbox = await sharedSandbox.open();
  sandbox.receive((delivery) => {
    onDelivery(delivery);
    return 204;
  });
  guides += 1;
  const name = `Guide ${guides}`;
  const settle = () => sandbox.perform({ name: "forward", ms: 0 });
  return {
    variables: await createOrganization(sandbox, name),
    send: (request) => sandbox.fetch(request),
    wait: settle,
    settle,
    command: (...words) => sandbox.perform({ name: "command", words: [...words, "--organization", name] }),
  };
}

function openServerStage(base: string, key: string): GuideStage {
  const { send } = createServerTarget(base, key, location.origin);
  return {
    variables: { API: base, API_KEY: String.fromCharCode(...new TextEncoder().encode(key)) },
    send: (request) => send(new Request(request, { credentials: "omit" })),
    wait: (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)),
    settle: async () => {},
  };
}
