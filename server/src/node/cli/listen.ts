import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
import { CliError, findOrganization, formatSecond, type ParsedArgs } from "../../commands/command.ts";
import type { WebhookSender } from "../../core/environment.ts";
import { newListenerSecret } from "../../rules/webhook-delivery.ts";
import { type ForwardedEvent, forwardEvents } from "../../services/forward-events.ts";
import { type EventType, eventTypes } from "../../store/webhooks/events.ts";
import { type LookUpName, nameLookUp } from "../look-up-name.ts";
import { isLoopback } from "../loopback.ts";
import { webhookSender } from "../webhook-sender.ts";
import { type Command, withStore } from "./command.ts";

export const listen: Command = {
  usage: "webhooks listen [--forward-to …] [--events …] [--json]",
  does: "forwards signed events to a URL on this machine until you stop it; --events lists the events, comma-separated",
  async run(input, env) {
    const url = await parseLocalUrl(input.options["forward-to"]);
    const types = parseEvents(input.options.events);
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
    // The reader of the output has closed it.
    process.stdout.once("error", stop);
    try {
      await withStore(env, async (store) => {
        const { id, name } = await findOrganization(store, input);
        const secret = newListenerSecret();
        const { onReady, onForwarded } = printer(input, { organization: name, url, secret, types });
        await forwardEvents({
          store,
          url,
          secret,
          organizationId: id,
          eventTypes: types,
          signal: stopping.signal,
          clock: Date.now,
          monotonic: () => performance.now(),
          sender: localSender(),
          wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
          onReady,
          onForwarded,
          onGap: () => console.error("Events may be missing: this process slept, or the database was unavailable."),
        });
      });
    } finally {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
      process.stdout.off("error", stop);
    }
    return [];
  },
};

interface ListenOutput {
  organization: string;
  url: string;
  secret: string;
  types: readonly EventType[];
}

function printer({ options }: ParsedArgs, { organization, url, secret, types }: ListenOutput) {
  const print = (line: string) => console.log(line);
  if (options.json) {
    return {
      onReady: () => print(JSON.stringify({ secret, organization, forwardTo: url, events: types })),
      onForwarded: (event: ForwardedEvent) => print(JSON.stringify({ ...event, at: new Date().toISOString() })),
    };
  }
  return {
    onReady() {
      const what = types.length === eventTypes.length ? "all events" : types.join(", ");
      print(`Signing secret  ${secret}\nForwarding ${what} of "${organization}" to ${url}. To stop, press Ctrl+C.`);
    },
    onForwarded({ id, eventType, ms, status, failure }: ForwardedEvent) {
      print(`${formatSecond(Date.now())}  ${eventType}  ${id}  signed  ${status ?? failure}  ${ms} ms`);
    },
  };
}

/** A URL with or without its scheme. @throws CliError unless it is on this machine */
async function parseLocalUrl(text: string | boolean | undefined): Promise<string> {
  if (typeof text !== "string") throw new CliError("--forward-to is required.");
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  const isUrl = url && ["http:", "https:"].includes(url.protocol) && !url.username && !url.password;
  if (!isUrl) throw new CliError(`--forward-to must be an HTTP URL such as http://localhost:9000/hook, not "${text}".`);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocal = isIP(host)
    ? isLoopback(host)
    : await lookUpLocal(host, AbortSignal.timeout(lookUpMs)).then(
        () => true,
        () => false,
      );
  if (!isLocal) throw new CliError(`--forward-to must be a URL on this machine, not "${text}".`);
  return url.href;
}

const lookUpMs = 5000;

/** Looks up a name again for each request, because it must not change to another machine. */
const lookUpLocal: LookUpName = async (name, signal) => {
  const addresses = await nameLookUp()(name, signal);
  if (addresses.every(({ address }) => isLoopback(address))) return addresses;
  throw Object.assign(new Error("The IP address doesn't belong to this machine."), { code: "NOT_LOCAL" });
};

const localSender = (): WebhookSender => webhookSender({ mode: "development", networks: [] }, lookUpLocal);

function parseEvents(text: string | boolean | undefined): readonly EventType[] {
  if (typeof text !== "string") return eventTypes;
  const named = text.split(",").map((name) => name.trim());
  const known = eventTypes.filter((type) => named.includes(type));
  const unknown = named.find((name) => !known.some((type) => type === name));
  if (unknown === undefined) return known;
  throw new CliError(`Unknown event "${unknown}". Events are ${eventTypes.join(", ")}.`);
}
