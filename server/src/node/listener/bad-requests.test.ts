import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { nextTurn } from "../../core/turns.ts";
import { refuseClient } from "./bad-requests.ts";

test("connections whose headers took too long at the same time are ended in different turns of the event loop", async () => {
  const sockets = Array.from({ length: 3 }, () => new PassThrough().on("error", () => {}));
  const late = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  for (const socket of sockets) refuseClient(late, socket);
  const countEnded = () => sockets.filter(({ destroyed }) => destroyed).length;
  const counts = new Set<number>();
  for (; countEnded() < sockets.length; await nextTurn()) counts.add(countEnded());
  expect([...counts]).toEqual([0, 1, 2]);
});
