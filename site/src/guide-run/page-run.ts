import type { DeliveryMessage } from "@openparlance/sandbox";
import { type ArazzoDocument, type DoneStep, type Runner, runStep, type Step } from "../arazzo/index.ts";
import { noteServer } from "../console/state/console-store.ts";
import { basesHere, type TargetHere } from "../console/target/targets.ts";
import { GuideRun } from "./guide-run.ts";
import { type RunTarget, type SandboxTarget, sandboxTarget, serverTarget } from "./run-targets.ts";
import { isGenuine } from "./signature.ts";
import { replaceInXml } from "./xml.ts";

/** The page that is run. */
export interface GuidePage {
  /** Address of its steps. */
  file: string;
  /** The names of its samples, in their order. */
  samples: ReadonlySet<string>;
  showStep(sample: string, done: DoneStep): void;
  /** @param sample the one whose request caused it */
  showDelivery(delivery: DeliveryMessage, sample: string): void;
}

/** A delivery and the webhook that signed it. */
export interface GuideDelivery {
  delivery: DeliveryMessage;
  webhookId: number;
  secret: string;
}

interface Started {
  guide: GuideRun;
  runner: Runner;
  /** Where that is the location. */
  sandbox: SandboxTarget | undefined;
}

/** A second of a guide: work in the sandbox takes a moment. */
const secondMs = { sandbox: 300, local: 1000, this: 1000 };

/** The first sample of its guide that triggers a webhook. */
const firstEvent = "create-project";

/** A guide on one server, from the first sample that is run until it ends. */
export class PageRun {
  readonly target: TargetHere;
  readonly #key: string;
  readonly #page: GuidePage;
  readonly #ending = new AbortController();
  #starting: Promise<Started> | undefined;
  /** With the webhook its secret goes; what it delivered stays. */
  readonly #secrets = new Map<number, string>();
  readonly #deliveries: DeliveryMessage[] = [];
  /** Those that are not on the page yet. */
  #arrived: DeliveryMessage[] = [];

  constructor({ target, key }: { target: TargetHere; key: string }, page: GuidePage) {
    this.target = target;
    this.#key = key;
    this.#page = page;
  }

  get hasEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  /** It sends nothing more and shows nothing more. */
  end(): void {
    this.#ending.abort();
  }

  /** Done when its server accepts requests and the sandbox's deliveries are received. */
  async start(): Promise<Started> {
    this.#starting ??= this.#start();
    const started = await this.#starting;
    this.#ending.signal.throwIfAborted();
    return started;
  }

  /**
   * Runs a sample, and those above it that have not run yet.
   *
   * @returns the samples that were run before it
   * @throws StepFailed
   */
  async runTo(sample: string): Promise<string[]> {
    const { guide, sandbox } = await this.start();
    const before = await guide.runTo(sample, async (name, done) => {
      this.#ending.signal.throwIfAborted();
      this.#page.showStep(name, done);
      if (sandbox) await this.#keepSecret(sandbox, done);
      // What the step caused is delivered before the next begins.
      await sandbox?.idle();
      this.#showDeliveries(name);
    });
    this.#showDeliveries(sample);
    return before;
  }

  /** Does a step that is none of the guide. @throws StepFailed */
  async request(step: Step): Promise<DoneStep> {
    const { runner } = await this.start();
    const done = await runStep(step, { inputs: {}, steps: {} }, runner);
    this.#ending.signal.throwIfAborted();
    return done;
  }

  /** What the sandbox delivered last, with the webhook that signed it; as much of the guide is run as that takes. */
  async lastDelivery(): Promise<GuideDelivery> {
    const { sandbox } = await this.start();
    await sandbox?.idle();
    if (this.#deliveries.length === 0) await this.runTo(firstEvent);
    await sandbox?.idle();
    this.#ending.signal.throwIfAborted();
    for (const delivery of this.#deliveries.toReversed()) {
      for (const [webhookId, secret] of this.#secrets) {
        if (await isGenuine(secret, delivery)) return { delivery, webhookId, secret };
      }
    }
    throw new Error("Nothing has been delivered yet.");
  }

  async #start(): Promise<Started> {
    const { file, samples } = this.#page;
    const document = await read(file);
    const others = document.sourceDescriptions.filter(({ type }) => type === "arazzo");
    const documents = Object.fromEntries(
      await Promise.all(others.map(async ({ name, url }) => [name, await read(new URL(url).pathname)] as const)),
    );
    const { sandbox, location } = await this.#open();
    const send = async (request: Request) => {
      this.#ending.signal.throwIfAborted();
      return location.send(request);
    };
    const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * secondMs[this.target]));
    const runner = { origin: location.origin, send, documents, wait, replaceInXml };
    return { guide: new GuideRun(document, samples, runner), runner, sandbox };
  }

  async #open(): Promise<{ location: RunTarget; sandbox?: SandboxTarget }> {
    if (this.target === "sandbox") {
      const sandbox = await sandboxTarget((delivery) => this.#onMessage(delivery));
      return { location: sandbox, sandbox };
    }
    if (this.#key === "") throw new Error("Enter your server's API key first.");
    return { location: serverTarget(basesHere(location)[this.target], this.#key) };
  }

  #onMessage(delivery: DeliveryMessage): void {
    if (this.hasEnded) return;
    this.#deliveries.push(delivery);
    this.#arrived.push(delivery);
  }

  /** Shows what has arrived under the sample whose step caused it. */
  #showDeliveries(sample: string): void {
    for (const delivery of this.#arrived.splice(0)) this.#page.showDelivery(delivery, sample);
  }

  async #keepSecret({ command }: SandboxTarget, { outputs: { webhookId } }: DoneStep): Promise<void> {
    if (typeof webhookId !== "number") return;
    const [secret] = await command("webhooks", "secret", String(webhookId));
    if (secret !== undefined) this.#secrets.set(webhookId, secret);
  }
}

async function read(yamlFile: string): Promise<ArazzoDocument> {
  const response = await fetch(yamlFile.replace(/\.yaml$/, ".json"));
  if (!response.ok) throw new Error("The steps of this page didn't load.");
  noteServer(response);
  return response.json();
}
