import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import { listen } from "@openparlance/server/node";

/** A server with the initial data of the sandbox. */
export interface SeededServer extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  key: string;
  /** The statuses of the responses since the last reset. */
  statuses: number[];
  reset(): Promise<void>;
}

export async function openSeededServer(): Promise<SeededServer> {
  const { sandbox, accounts } = openTestSandbox();
  const statuses: number[] = [];
  const app = {
    async fetch(request: Request) {
      const response = await sandbox.fetch(request);
      statuses.push(response.status);
      return response;
    },
  };
  const { origin, close } = await listen(app, { host: "127.0.0.1", port: 0 });
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    key: accounts.own.key,
    statuses,
    async reset() {
      await sandbox.perform({ name: "reset" });
      statuses.length = 0;
    },
    async [Symbol.asyncDispose]() {
      await close(0);
      await sandbox.close();
    },
  };
}
