import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { WebhookSender } from "../core/environment.ts";
import { findUrlFault, mayConnect, type WebhookUrlRules } from "../rules/webhook-address.ts";
import { type LookUpName, nameLookUp } from "./look-up-name.ts";

/** Informational responses before the final one, such as `103 Early Hints`. Each one takes time of this thread. */
const maxInformational = 10;

/**
 * Sends deliveries over the network. A name is resolved and checked here, and the checked address is used. Thus a
 * second response of the name server can't replace it. Redirects are not followed.
 */
export function webhookSender(rules: WebhookUrlRules, lookUp: LookUpName = nameLookUp()): WebhookSender {
  return {
    async send(address, { headers, body, signal }) {
      if (findUrlFault(address, rules)) throw mustNotConnect();
      const url = new URL(address);
      const request = url.protocol === "https:" ? requestHttps : requestHttp;
      const length = { "content-length": Buffer.byteLength(body) };
      const options = {
        method: "POST",
        headers: { ...headers, ...length },
        signal,
        lookup: checkLookup(rules, lookUp, signal),
      };
      return new Promise((resolve, reject) => {
        // Without an agent, because a kept connection would use an address that was checked long ago.
        const outgoing = request(url, { ...options, agent: false }, (response) => {
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
          response.destroy();
        });
        let informational = 0;
        outgoing.on("information", () => {
          if (++informational > maxInformational)
            outgoing.destroy(fault("The receiver sends too many informational responses.", "TOO_MANY_RESPONSES"));
        });
        outgoing.on("error", reject);
        // Without an error, Node closes the connection of a receiver that switches to another protocol.
        outgoing.on("close", () => reject(fault("The connection ended without a response.", "ECONNRESET")));
        outgoing.end(body);
      });
    },
  };
}

/** A lookup that resolves a name and refuses it when one of its addresses is not allowed. */
function checkLookup(rules: WebhookUrlRules, lookUp: LookUpName, signal: AbortSignal): LookupFunction {
  const check = async (name: string) => {
    const addresses = await lookUp(name, signal);
    if (!addresses.every(({ address }) => mayConnect(address, rules))) throw mustNotConnect();
    return addresses;
  };
  return (name, { all }, callback) => {
    check(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(new Error("The host name can't be resolved."), "", 0);
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
}

const mustNotConnect = () => fault("The IP address isn't allowed.", "PRIVATE_ADDRESS");
const fault = (message: string, code: string) => Object.assign(new Error(message), { code });
