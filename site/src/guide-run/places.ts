import { type Delivery, openSandbox, type Sandbox } from "@parlance/sandbox";
import { localBase } from "../console/targets.ts";

/** A server that guides can be run on. */
export interface Place {
  origin: string;
  send(request: Request): Promise<Response>;
}

/** One for the visit: guides have organizations of their own in it. */
let opening: Promise<Sandbox> | undefined;
let guides = 0;

/**
 * The sandbox with a new organization in it, which has nothing yet, as the guides expect.
 *
 * @param hear is told of what its webhooks deliver; each delivery is answered with 204
 */
export async function sandboxPlace(hear: (delivery: Delivery) => void): Promise<Place> {
  opening ??= openSandbox();
  const sandbox = await opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  sandbox.receive((delivery) => {
    hear(delivery);
    return 204;
  });
  guides += 1;
  const name = `Guide ${guides}`;
  await sandbox.act({ name: "command", words: ["organizations", "create", name] });
  const words = ["keys", "create", "--development", "--organization", name];
  const key = (await sandbox.act({ name: "command", words })).at(-1) ?? "";
  return { origin: "http://localhost", send: (request) => sandbox.fetch(withKey(request, key)) };
}

/** A server on this machine; its key lives as long as the page. */
export function localPlace(key: string): Place {
  const origin = localBase(location);
  return { origin, send: (request) => fetch(withKey(request, key), { credentials: "omit" }) };
}

function withKey(request: Request, key: string): Request {
  const bytes = new TextEncoder().encode(`${key}:${key}`);
  request.headers.set("authorization", `Basic ${btoa(String.fromCharCode(...bytes))}`);
  return request;
}
