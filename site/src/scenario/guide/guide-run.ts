import type { DeliveryMessage } from "@openparlance/sandbox";
import { detectServedApi } from "../../console/state/console-store.ts";
import { basesHere, serverAt, type TargetHere } from "../../console/target/targets.ts";
import { sharedSandbox } from "../../sandbox/visit-sandbox.ts";
import { type RequestExchange, type ScenarioHost, Session } from "../session.ts";
import { isGenuine } from "./signature.ts";

export interface GuideSample {
  name: string;
  program: string;
  /** Whether the response on the page is an error. */
  isRefused: boolean;
}

export interface GuidePage {
  /** The samples in order, without those that are separate programs. */
  samples: readonly GuideSample[];
  /** The URL of a file with the site's data. Its response shows whether its server serves the API. */
  data: string;
  showExchange(sample: string, exchange: RequestExchange): void;
  /** @param sample the sample whose request caused it */
  showDelivery(delivery: DeliveryMessage, sample: string): void;
  showDone(sample: string): void;
}

export interface GuideDelivery {
  delivery: DeliveryMessage;
  webhookId: number;
  secret: string;
}

interface GuideStage extends ScenarioHost {
  variables: { API: string; API_KEY: string };
  /** Resolves when everything that is due has been delivered. */
  settle(): Promise<unknown>;
  /** Runs a command line and returns its output; absent on a server. */
  command?(...words: string[]): Promise<string[]>;
}

/** The first sample of the guide that triggers a webhook. */
const firstEvent = "create-project";

/** A guide on one server, from the first sample to the end. */
export class GuideRun {
  readonly target: TargetHere;
  readonly #key: string;
  readonly #page: GuidePage;
  readonly #ending = new AbortController();
  readonly #done = new Set<string>();
  #starting: Promise<Session> | undefined;
  #running = "";
  /** The secrets of webhooks by ID, because a deleted webhook's secret is lost while its deliveries remain. */
  readonly #secrets = new Map<number, string>();
  readonly #deliveries: DeliveryMessage[] = [];
  /** Deliveries that are not shown yet. */
  #arrived: DeliveryMessage[] = [];
  /** The last response of a sample that is an error. */
  #refusal: string | undefined;

  constructor({ target, key }: { target: TargetHere; key: string }, page: GuidePage) {
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

  /** Resolves when the server accepts requests and the sandbox's deliveries are received. */
  async start(): Promise<Session> {
    this.#starting ??= this.#start();
    const session = await this.#starting;
    this.#ending.signal.throwIfAborted();
    return session;
  }

  /**
   * Runs a sample, and those above it that have not run yet. Variables of a sample are available in the next ones.
   *
   * @returns the samples that were run before it
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
    this.#refusal = undefined;
    await session.run(program);
    this.#ending.signal.throwIfAborted();
    if (this.#refusal && !isRefused) throw new Error(this.#refusal);
    this.#done.add(name);
    this.#page.showDone(name);
  }

  /** The sandbox's last delivery, with the webhook that signed it. Runs the samples that are needed for one. */
  async lastDelivery(): Promise<GuideDelivery> {
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
    // A page on a static host has no such server.
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
    return serverStage(basesHere(location)[this.target], this.#key);
  }

  async #show(exchange: RequestExchange, stage: GuideStage): Promise<void> {
    this.#ending.signal.throwIfAborted();
    const { request, response } = exchange;
    this.#page.showExchange(this.#running, exchange);
    if (response.status >= 400) this.#refusal = `${request.method} ${request.target} returned ${response.status}.`;
    else if (stage.command && request.method === "POST" && request.target.endsWith("/webhooks")) {
      const { id } = response.body as { id: number };
      const [secret = ""] = await stage.command("webhooks", "secret", String(id));
      this.#secrets.set(id, secret);
    }
    // The deliveries of a request arrive before the next request.
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

/** The server on this page, with an empty organization, as the guides expect. */
async function openSandboxStage(onDelivery: (delivery: DeliveryMessage) => void): Promise<GuideStage> {
  const sandbox = await sharedSandbox.open();
  sandbox.receive((delivery) => {
    onDelivery(delivery);
    return 204;
  });
  guides += 1;
  const name = `Guide ${guides}`;
  const run = (...words: string[]) => sandbox.perform({ name: "command", words });
  const command = (...words: string[]) => run(...words, "--organization", name);
  await run("organizations", "create", name);
  const settle = () => sandbox.perform({ name: "forward", ms: 0 });
  return {
    variables: { API: "http://localhost", API_KEY: (await command("keys", "create", "--development")).at(-1) ?? "" },
    send: (request) => sandbox.fetch(request),
    wait: settle,
    settle,
    command,
  };
}

/** A server at a URL. Its key is kept until the page is closed. */
function serverStage(base: string, key: string): GuideStage {
  const { send } = serverAt(base, key, location.origin);
  return {
    variables: { API: base, API_KEY: String.fromCharCode(...new TextEncoder().encode(key)) },
    send: (request) => send(new Request(request, { credentials: "omit" })),
    wait: (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)),
    settle: async () => {},
  };
}
