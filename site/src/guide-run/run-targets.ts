import type { DeliveryMessage } from "@openparlance/sandbox";
import { serverAt } from "../console/target/targets.ts";
import { visitSandbox } from "../sandbox/visit-sandbox.ts";

/** A server that guides can be run on. */
export interface RunTarget {
  origin: string;
  send(request: Request): Promise<Response>;
}

/** The server in this page, with an organization that has nothing yet, as the guides expect. */
export interface SandboxTarget extends RunTarget {
  /** @returns what the command line would print for that organization */
  command(...words: string[]): Promise<string[]>;
  /** Done when all has been delivered that is due now. */
  idle(): Promise<unknown>;
}

let guides = 0;

/** @param onMessage receives what webhooks deliver; the response to each delivery is 204 */
export async function sandboxTarget(onMessage: (delivery: DeliveryMessage) => void): Promise<SandboxTarget> {
  const sandbox = await visitSandbox.open();
  sandbox.receive((delivery) => {
    onMessage(delivery);
    return 204;
  });
  guides += 1;
  const name = `Guide ${guides}`;
  const run = (...words: string[]) => sandbox.act({ name: "command", words });
  const command = (...words: string[]) => run(...words, "--organization", name);
  await run("organizations", "create", name);
  const key = (await command("keys", "create", "--development")).at(-1) ?? "";
  return {
    origin: "http://localhost",
    send: (request) => sandbox.fetch(withKey(request, key)),
    command,
    idle: () => sandbox.act({ name: "forward", ms: 0 }),
  };
}

/** A server at a URL; its key is kept as long as the page. */
export function serverTarget(base: string, key: string): RunTarget {
  const { send } = serverAt(base, key, location.origin);
  return { origin: base, send: (request) => send(new Request(withKey(request, key), { credentials: "omit" })) };
}

function withKey(request: Request, key: string): Request {
  const bytes = new TextEncoder().encode(`${key}:${key}`);
  request.headers.set("authorization", `Basic ${btoa(String.fromCharCode(...bytes))}`);
  return request;
}
