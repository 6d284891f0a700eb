import type { Usage } from "../../store/accounts/usage.ts";

type Tokens = Parameters<Usage["addTokens"]>[2];

export class TokenUsage {
  readonly #usage: Pick<Usage, "addTokens">;
  readonly #report: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();

  constructor(usage: Pick<Usage, "addTokens">, report: (error: unknown) => void) {
    this.#usage = usage;
    this.#report = report;
  }

  add(organizationId: number, provider: string, tokens: Tokens): void {
    // A translation does not fail because its tokens can't be counted.
    this.#last = this.#last.then(() => this.#usage.addTokens(organizationId, provider, tokens)).catch(this.#report);
  }

  /** Resolves when all counts are in the store or were reported as errors. */
  flushed(): Promise<void> {
    return this.#last;
  }
}
