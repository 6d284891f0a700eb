import { once } from "node:events";
import { request as requestHttps } from "node:https";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { fileURLToPath } from "node:url";
import { type SharedServer, startShared } from "../neighbors/server-process.ts";
import { head, trickle, withSockets } from "../neighbors/sockets.ts";
import { type AttackedServer, neighborsKeepWorking, startTwoTenants } from "./beside.ts";
import { ordinaryForms, type RawForm, rawForms, writeForm } from "./raw-requests.ts";
import { brokenOf, type Trial, type TrialResult } from "./trial.ts";

/** Each raw request is sent so often. */
const repetitions = 20;
/** A connection that neither ends nor says anything for so long is left open. */
const patienceMs = 5000;

const besideOthers = (work: (shared: AttackedServer) => Promise<TrialResult>) => async (): Promise<TrialResult> => {
  const shared = await startTwoTenants();
  try {
    return await shared.watch(() => work(shared));
  } finally {
    await shared.close();
  }
};

interface Read {
  statuses: number[];
  isJson: boolean;
  isOpen: boolean;
}

/** What the server makes of these bytes. @param next is sent once there is a response */
async function sendBytes({ origin }: SharedServer, bytes: string, next?: string): Promise<Read> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write(bytes, "latin1");
  if (next !== undefined) socket.once("data", () => socket.write(next));
  let isOpen = false;
  socket.setTimeout(patienceMs, () => {
    isOpen = true;
    socket.destroy();
  });
  const got = await text(socket).catch(() => "");
  const responses = got.split(/(?=HTTP\/1\.1 \d{3} )/).filter((part) => part !== "");
  const [first = ""] = responses;
  const body = first.slice(first.indexOf("\r\n\r\n") + 4);
  return {
    statuses: responses.map((each) => Number(each.slice(9, 12))),
    isJson: /^content-type: application\/json/im.test(first) || body === "",
    isOpen,
  };
}

/**
 * Sends each form again and again. Names those that have another response than they should.
 *
 * @param waits whether the next request is sent only after the response
 */
async function tryForms(
  { server }: AttackedServer,
  forms: readonly RawForm[],
  waits: boolean,
  isRight: (read: Read, status: readonly number[]) => boolean,
): Promise<TrialResult> {
  const wrong = new Set<string>();
  const seen: Record<string, number> = {
    forms: forms.length,
    sent: 0,
    responses: 0,
    "second responses": 0,
    "left open": 0,
  };
  const add = (name: string, by = 1) => {
    seen[name] = (seen[name] ?? 0) + by;
  };
  for (const form of forms) {
    for (let time = 0; time < repetitions; time++) {
      const [bytes, next] = writeForm(form, server.attacker);
      const read = await (waits ? sendBytes(server, bytes, next) : sendBytes(server, bytes + next));
      add("sent");
      if (read.statuses.length > 0) add("answered");
      add("second responses", Math.max(0, read.statuses.length - 1));
      if (read.isOpen) add("left open");
      if (isRight(read, form.status)) continue;
      const { statuses, isJson, isOpen } = read;
      wrong.add(
        `${form.does}: ${statuses.join(", ") || "nothing"}${isJson ? "" : ", no JSON"}${isOpen ? ", left open" : ""}`,
      );
    }
  }
  return { seen, broken: [...wrong] };
}

/** How many are still open after so long at most. */
async function openAfter(sockets: readonly Socket[], seconds: number): Promise<number> {
  const open = () => sockets.filter(({ destroyed }) => !destroyed).length;
  for (let waited = 0; waited < seconds && open() > 0; waited++) await sleep(1000);
  return open();
}

/** What 400 connections begin, and then continue letter by letter until the server has cut them off. */
const slowly = (sends: string, begin: (server: SharedServer) => string, letters: string, seconds: number): Trial => ({
  sends,
  times: 400,
  expects: `each is cut off; ${neighborsKeepWorking}`,
  run: besideOthers(async ({ server }) => {
    let open = 0;
    await withSockets(server, 400, async (sockets) => {
      for (const socket of sockets) socket.resume().write(begin(server));
      await trickle(sockets, letters, seconds);
      open = await openAfter(sockets, 10);
    });
    return {
      seen: { connections: 400, "still open": open },
      broken: brokenOf({ "A connection stays open.": open === 0 }),
    };
  }),
});

const fixture = (name: string) => fileURLToPath(new URL(`../../../server/fixtures/tls/${name}.pem`, import.meta.url));

/** What protocols TLS agrees on, and how long a connection that begins no handshake stays. */
async function tryTls(): Promise<TrialResult> {
  const settings = { PARLANCE_TLS_CERT: fixture("certificate"), PARLANCE_TLS_KEY: fixture("key") };
  const shared = await startShared(settings);
  const { port } = new URL(shared.origin);
  const agreed = async (...ALPNProtocols: string[]): Promise<string> => {
    const socket = connectTls({ host: "127.0.0.1", port: Number(port), ALPNProtocols, rejectUnauthorized: false });
    return once(socket, "secureConnect")
      .then(
        () => String(socket.alpnProtocol),
        () => "refused",
      )
      .finally(() => socket.destroy());
  };
  const healthy = () =>
    new Promise<boolean>((resolve) => {
      const sent = requestHttps(`${shared.origin}/healthz`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      });
      sent.on("error", () => resolve(false)).end();
    });
  try {
    const onlyH2 = await agreed("h2");
    const both = await agreed("h2", "http/1.1");
    let [open, served] = [0, 0];
    await withSockets(shared, 300, async (sockets) => {
      for (const socket of sockets) socket.resume();
      for (const socket of sockets.slice(0, 100)) socket.write("\x16\x03\x01\x40");
      for (let time = 0; time < 20; time++) if (await healthy()) served++;
      open = await openAfter(sockets, 30);
    });
    return {
      seen: { "silent handshakes": 300, "still open": open, "requests of others": 20, served },
      broken: brokenOf({
        [`A client of h2 alone gets ${onlyH2}.`]: onlyH2 === "refused",
        [`A client of h2 and HTTP/1.1 gets ${both}.`]: both === "http/1.1",
        "A handshake that is never ended stays open.": open === 0,
        "Others were not served.": served === 20,
      }),
    };
  } finally {
    await shared.stop();
  }
}

/** How connections, HTTP/1.1, HTTP/2 and TLS are misused. */
export const connections: Record<string, Trial> = {
  ambiguous: {
    sends: `${rawForms.length} requests whose end or meaning is in doubt, each with another one hidden behind it`,
    times: rawForms.length * repetitions,
    forms: rawForms.map(({ does }) => does),
    expects: `each is refused with its status as JSON and the connection ends; the hidden one is never answered; ${neighborsKeepWorking}`,
    run: besideOthers((shared) =>
      tryForms(shared, rawForms, false, ({ statuses, isJson, isOpen }, status) => {
        return statuses.length <= 1 && status.includes(statuses[0] ?? 0) && isJson && !isOpen;
      }),
    ),
  },
  reused: {
    sends: `${ordinaryForms.length} unusual requests and refused ones, each with a good one behind it in the connection`,
    times: ordinaryForms.length * repetitions,
    forms: ordinaryForms.map(({ does }) => does),
    expects: `both are answered, the first with its status as JSON, the second with 200; ${neighborsKeepWorking}`,
    run: besideOthers((shared) =>
      tryForms(shared, ordinaryForms, true, ({ statuses, isJson, isOpen }, status) => {
        const [first = 0, second] = statuses;
        return status.includes(first) && isJson && !isOpen && (second === 200 || first === 400) && statuses.length <= 2;
      }),
    ),
  },
  idle: {
    sends: "2,000 connections that stay open after a request each",
    times: 2000,
    expects: `every request is answered; ${neighborsKeepWorking}`,
    run: besideOthers(async ({ server }) => {
      let responseCount = 0;
      await withSockets(server, 2000, async (sockets) => {
        for (const socket of sockets) {
          socket.once("data", () => responseCount++).write(head(server, "GET /healthz"));
        }
        for (let tries = 0; tries < 200 && responseCount < 2000; tries++) await sleep(50);
        await sleep(3000);
      });
      return {
        seen: { connections: 2000, responses: responseCount },
        broken: brokenOf({ "A request got no response.": responseCount === 2000 }),
      };
    }),
  },
  slowHeaders: slowly(
    "the headers of 400 requests, four letters a second",
    () => "GET /v2/languages HTTP/1.1\r\nx: ",
    "a",
    15,
  ),
  slowBodies: slowly(
    "the bodies of 400 uploads, four bytes a second",
    (server) => head(server, "POST /v2/files?name=a.txt", "Content-Length: 1000000"),
    "a",
    25,
  ),
  slowChunks: slowly(
    "the bodies of 400 uploads, a chunk of one byte with an extension at a time",
    (server) => head(server, "POST /v2/files?name=a.txt", "Transfer-Encoding: chunked"),
    "1;a\r\na\r\n",
    25,
  ),
  pipelined: {
    sends: "40 connections with 500 requests each, all at once",
    times: 20_000,
    expects: `each connection gets responses, then 503, and its end; ${neighborsKeepWorking}`,
    run: besideOthers(async ({ server }) => {
      let responseCount = 0;
      let refused = 0;
      let left = 40;
      await withSockets(server, 40, async (sockets) => {
        const bytes = head(server, "GET /v2/languages").repeat(500);
        for (const socket of sockets) {
          let rest = "";
          socket.on("data", (part) => {
            const parts = (rest + part.toString("latin1")).split("HTTP/1.1 ");
            responseCount += parts.length - 1;
            refused += parts.slice(1).filter((each) => each.startsWith("503")).length;
            // The next part may begin in the middle of it.
            rest = (parts.at(-1) ?? "").slice(-8);
          });
          socket.once("close", () => left--).write(bytes);
        }
        for (let tries = 0; tries < 600 && left > 0; tries++) await sleep(100);
      });
      return {
        seen: { requests: 20_000, responses: responseCount, refused },
        broken: brokenOf({
          "A connection is not refused.": refused === 40 && responseCount >= 80,
          "A connection stays open.": left === 0,
        }),
      };
    }),
  },
  tls: {
    sends: "handshakes that offer h2 alone, or with HTTP/1.1, and 300 that are never ended",
    times: 302,
    expects: "h2 is not agreed on, silent handshakes are cut off, others are served",
    run: tryTls,
  },
};
