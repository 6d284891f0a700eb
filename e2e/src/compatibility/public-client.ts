import type { DescribedOperationId, ExampleInputs } from "@openparlance/sandbox/testing";

/** An npm package that reads our description or receives our webhooks. */
export interface PublicPackage {
  name: string;
  version: string;
  extraPackages?: readonly string[];
  about: string;
  /** For users of the package, in Markdown. */
  note?: string;
}

export interface PackageInstall {
  folder: string;
  // biome-ignore lint/suspicious/noExplicitAny: packages that are installed only for a run have no types here
  load(name: string): Promise<any>;
}

export interface PublicClient extends PublicPackage {
  /** @returns a function that sends an operation's example through the client, and waits for the response */
  start(installed: PackageInstall, server: { origin: string; key: string }): Promise<SendExample>;
}

export type SendExample = (id: DescribedOperationId, inputs: ExampleInputs) => Promise<unknown>;

export interface PublicVerifier extends PublicPackage {
  /** @param secret `whsec_` and Base64. @returns a function that throws for a wrong signature */
  start(
    installed: PackageInstall,
    secret: string,
  ): Promise<(body: string, headers: Readonly<Record<string, string>>) => unknown>;
}
