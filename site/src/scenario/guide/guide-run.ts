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
  /** In order, without separate programs. */
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

export class GuideRun {
  readonly target: TargetChoice;
  readonly #key: string;
  readonly #page: GuidePage;
  readonly #ending = new AbortController();
  readonly #done = new Set<string>();
  #starting: Promise<Session> | undefined;
  #running = "";
  /** Secrets by webhook ID, kept because deliveries outlive a deleted webhook. */
  readonly #secrets = new Map<number, string>();
  readonly #deliveries: DeliveryMessage[] = [];
  #arrived: DeliveryMessage[] = [];
  /** The last error response of a sample. */
  #lastError: string | undefined;

  constructor({ target, key }: { target: TargetChoice; key: string }, page: GuidePage) {
    this.target = target;
    this.#key = key;
    this.#page = page;
  }

  get hasEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  end(): void {
    this.#ending.abort();
  }

  async start(): Promise<Session> {
    this.#starting ??= this.#start();
    const session = await this.#starting;
    this.#ending.signal.throwIfAborted();
    return session;
  }

  /**
   * Runs a sample, and those before it that have not run, which share variables.
   *
   * @returns the samples that ran before it
   * @throws Error when one fails; those before it don't run again
   */
  async runTo(name: string): Promise<string[]> {
    const before: string[] = [];
    for (const sample of this.#page.samples) {
      if (sample.name !== name && this.#done.has(sample.name)) continue;
      await this.run(sample);
      if (sample.name === name) break;
      before.push(sample.name);
    }
    return before;
  }

  async run({ name, program, isRefused }: GuideSample): Promise<void> {
    const session = await this.start();
    this.#running = name;
    this.#lastError = undefined;
    await session.run(program);
    this.#ending.signal.throwIfAborted();
    if (this.#lastError && !isRefused) throw new Error(this.#lastError);
    this.#done.add(name);
    this.#page.showDone(name);
  }

  /** The last delivery of the sandbox, with its webhook. Runs the samples that cause one if necessary. */
  async lastDelivery(): Promise<{ delivery: DeliveryMessage; webhookId: number; secret: string }> {
    if (this.#deliveries.length === 0) await this.runTo(firstEvent);
    this.#ending.signal.throwIfAborted();
    for (const delivery of this.#deliveries.toReversed()) {
      for (const [webhookId, secret] of this.#secrets) {
        if (isGenuine(secret, delivery)) return { delivery, webhookId, secret };
      }
    }
    throw new Error("Nothing has been delivered yet.");
  }

  async #start(): Promise<Session> {
    // Static hosts don't have the file.
    await fetch(this.#page.data, { method: "HEAD" }).then(detectServedApi, () => {});
    const stage = await this.#open();
    const { signal } = this.#ending;
    return new Session(
      {
        async send(request) {
          signal.throwIfAborted();
          return stage.send(request);
        },
        wait: stage.wait,
      },
      { variables: stage.variables, onExchange: (exchange) => this.#show(exchange, stage) },
    );
  }

  async #open(): Promise<GuideStage> {
    if (this.target === "sandbox") return openSandboxStage((delivery) => this.#onDelivery(delivery));
    if (this.#key === "") throw new Error("Enter your server's API key first.");
    return openServerStage(listBases(location)[this.target], this.#key);
  }

  async #show(exchange: RequestExchange, stage: GuideStage): Promise<void> {
    this.#ending.signal.throwIfAborted();
    const { request, response } = exchange;
    this.#page.showExchange(this.#running, exchange);
    if (response.status >= 400) this.#lastError = `${request.method} ${request.target} returned ${response.status}.`;
    else if (stage.command && request.method === "POST" && request.target.endsWith("/webhooks")) {
      const { id } = response.body as { id: number };
      const [secret = ""] = await stage.command("webhooks", "secret", String(id));
      this.#secrets.set(id, secret);
    }
    // The deliveries of a request are shown before the next request.
    await stage.settle();
    for (const delivery of this.#arrived.splice(0)) this.#page.showDelivery(delivery, this.#running);
  }

  #onDelivery(delivery: DeliveryMessage): void {
    if (this.hasEnded) return;
    this.#deliveries.push(delivery);
    this.#arrived.push(delivery);
  }
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
