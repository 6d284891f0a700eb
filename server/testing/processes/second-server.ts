import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { WritingServer } from "../writers.ts";
import type { SecondRequest, SecondResponse } from "./serve-second.ts";

/** A test server in another process. */
export interface SecondServer extends WritingServer {
  time: { now: number };
  errors: string[];
  settle(): Promise<void>;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL("serve-second.ts", import.meta.url));

/** @param folder for the files of both servers */
export function startSecondServer(databaseUrl: string, folder: string): SecondServer {
  const child = fork(program, [databaseUrl, folder], { serialization: "advanced" });
  const ended = once(child, "exit");
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const time = { now: 0 };
  const errors: string[] = [];
  child.on("message", ({ id, value, error, reported }: SecondResponse) => {
    errors.push(...reported);
    const { resolve, reject } = pending.get(id) as PromiseWithResolvers<unknown>;
    if (error === undefined) resolve(value);
    else reject(error);
  });
  child.on("exit", (code) => {
    for (const { reject } of pending.values()) reject(new Error(`The second server ended with ${code}.`));
  });
  const request =
    (method: SecondRequest["method"]) =>
    (...parameters: unknown[]): Promise<never> => {
      const [id, response] = [pending.size, Promise.withResolvers<unknown>()];
      pending.set(id, response);
      child.send({ id, now: time.now, method, parameters } satisfies SecondRequest);
      return response.promise as Promise<never>;
    };
  return {
    time,
    errors,
    request: request("request"),
    runTasks: request("runTasks"),
    settle: request("settle"),
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
