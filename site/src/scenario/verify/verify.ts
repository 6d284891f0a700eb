import { createOrganization, type SandboxAccess } from "../../sandbox/sandbox-requests.ts";
import { changeByte, exampleDelivery } from "../guide/signature.ts";
import { type ReadInput, readInput, Session } from "../session.ts";
import { deliver, javascriptEnvironment } from "./javascript-environment.ts";
import type { SampleProgram, SampleStep } from "./programs.ts";

export interface SampleResult extends Pick<SampleProgram, "page" | "route" | "language"> {
  name: string;
  fault?: string;
}

export class Verifier {
  readonly #sandbox: SandboxAccess;
  readonly #readInput: ReadInput;
  /** The statuses of the current sample's responses. */
  #statuses: number[] = [];
  #organizations = 0;
  /** Whether only reading samples have run since the last reset. */
  #isFresh = false;

  constructor(sandbox: SandboxAccess, readFile = readInput) {
    this.#sandbox = sandbox;
    this.#readInput = readFile;
  }

  /** Samples after a failed one don't run. */
  async run(program: SampleProgram): Promise<SampleResult[]> {
    const { page, route, language, steps } = program;
    let current = "";
    let failedAt = steps.length;
    let reason = "";
    const finish = () => {
      const step = steps.find(({ name }) => name === current);
      const fault = step && this.#judge(program, step);
      if (fault) throw new Error(fault);
    };
    const begin = (name: string) => {
      finish();
      current = name;
      this.#statuses = [];
    };
    try {
      await (language === "sh" ? this.#runShell(program, begin) : this.#runJavaScript(program, begin));
      finish();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      failedAt = steps.findIndex(({ name }) => name === current);
    }
    return steps.map(({ name }, index) => {
      const fault = index === failedAt ? reason : `Not run, because ${current} failed.`;
      return { page, route, language, name, ...(index >= failedAt && { fault }) };
    });
  }

  #judge({ operation }: SampleProgram, { isRefused }: SampleStep): string | undefined {
    const got = this.#statuses.join();
    if (operation) return got === String(operation.status) ? undefined : `Expected ${operation.status}, not ${got}.`;
    const refusal = this.#statuses.find((status) => status >= 400);
    return refusal && !isRefused ? `A response was ${refusal}.` : undefined;
  }

  async #runShell(program: SampleProgram, begin: (name: string) => void): Promise<void> {
    const session = new Session(this.#host, {
      variables: await this.#variables(program),
      onExchange() {},
      readFile: (name) => this.#readFile(program, name),
    });
    for (const { name, code } of program.steps) {
      begin(name);
      await session.run(code);
    }
  }

  async #runJavaScript(program: SampleProgram, begin: (name: string) => void): Promise<void> {
    let served: Parameters<typeof deliver>[0] | undefined;
    const environment = javascriptEnvironment({
      ...this.#host,
      env: { ...(await this.#variables(program)), WEBHOOK_SECRET: exampleDelivery.secret },
      readFile: (name) => this.#readFile(program, name),
      begin,
      onServe(serve) {
        served = serve;
      },
    });
    await program.run?.(environment);
    if (!served) return;
    const accepted = await deliver(served, exampleDelivery);
    const refused = await deliver(served, changeByte(exampleDelivery));
    if (accepted !== 204 || refused !== 401) throw new Error(`It responded with ${accepted} and ${refused}.`);
  }

  readonly #host = {
    send: async (request: Request): Promise<Response> => {
      const response = await this.#sandbox.fetch(request);
      this.#statuses.push(response.status);
      return response;
    },
    wait: (seconds: number) => this.#sandbox.perform({ name: "forward", ms: seconds * 1000 }),
  };

  async #readFile({ operation }: SampleProgram, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const own = operation?.files[name];
    return own === undefined ? this.#readInput(name) : new TextEncoder().encode(own);
  }

  /** Samples of operations use the account with the examples, samples of guides an empty organization. */
  async #variables({ operation }: SampleProgram): Promise<{ API: string; API_KEY: string }> {
    if (operation) {
      if (!this.#isFresh) await this.#sandbox.perform({ name: "reset" });
      this.#isFresh = operation.isReading;
      return { API: "http://localhost", API_KEY: this.#sandbox.accounts.own.key };
    }
    this.#isFresh = false;
    this.#organizations += 1;
    return createOrganization(this.#sandbox, `Verification ${this.#organizations}`);
  }
}
