import type { DescribedOperationId, ExampleInputs } from "@openparlance/sandbox/testing";

/** A package on npm that reads our description, or receives our webhooks. */
export interface PublicPackage {
  name: string;
  version: string;
  needs?: readonly string[];
  about: string;
  /** A note for its users, in Markdown. */
  note?: string;
}

export interface Installed {
  folder: string;
  // biome-ignore lint/suspicious/noExplicitAny: packages that are installed only for a run have no types here
  load(name: string): Promise<any>;
}

export interface PublicClient extends PublicPackage {
  /** @returns a function that sends the example of an operation through the client, and waits for the response */
  start(installed: Installed, server: { origin: string; key: string }): Promise<SendExample>;
}

export type SendExample = (id: DescribedOperationId, inputs: ExampleInputs) => Promise<unknown>;

export interface PublicVerifier extends PublicPackage {
  /**
   * @param secret as Standard Webhooks libraries expect it: `whsec_` and Base64
   * @returns a function that throws if the signature of a delivery is wrong
   */
  start(
    installed: Installed,
    secret: string,
  ): Promise<(body: string, headers: Readonly<Record<string, string>>) => unknown>;
}
