import type { Usage } from "../../store/accounts/usage.ts";

type Tokens = Parameters<Usage["addTokens"]>[2];

/** Adds up the tokens that language models use, by organization. Writes go one after the other. */
export class TokenUsage {
  readonly #usage: Pick<Usage, "addTokens">;
  readonly #report: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();

  constructor(usage: Pick<Usage, "addTokens">, report: (error: unknown) => void) {
    this.#usage = usage;
    this.#report = report;
  }

  add(organizationId: number, provider: string, tokens: Tokens): void {
    // No translation fails because its tokens could not be counted.
    this.#last = this.#last.then(() => this.#usage.addTokens(organizationId, provider, tokens)).catch(this.#report);
  }

  /** Resolves when everything that was added is in the store, or was reported. */
  written(): Promise<void> {
    return this.#last;
  }
}
