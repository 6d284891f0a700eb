import { toStream } from "../../files/read.ts";
import type { S3Settings } from "../settings/s3-settings.ts";
import { objectsIn, putObject, readBody, readToEnd, type S3, snapshotPrefix } from "./s3.ts";
import { s3Client } from "./s3-client.ts";

/** Snapshots that all processes share. If a memory has several for a moment, the highest stamp counts. */
export interface SnapshotBucket {
  stampsOf(memoryId: number, signal: AbortSignal): Promise<number[]>;
  read(memoryId: number, stamp: number, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  write(memoryId: number, stamp: number, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void>;
  delete(memoryId: number, stamp: number, signal: AbortSignal): Promise<void>;
  list(signal: AbortSignal): Promise<number[]>;
}

/** `installation` is the number of the database: several may use the same bucket and the same IDs of memories. */
export function snapshotsInS3(settings: S3Settings, installation: number): SnapshotBucket {
  const all = `${snapshotPrefix}${installation}/`;
  const keyOf = (memoryId: number, stamp: number | "") => `${all}${memoryId}/${stamp}`;
  const send = s3Client(settings);
  const within = (signal: AbortSignal): S3 => ({ ...settings, send: (request) => send({ ...request, signal }) });
  async function list(prefix: string, signal: AbortSignal): Promise<(readonly [memoryId: number, stamp: number])[]> {
    const found: (readonly [number, number])[] = [];
    for await (const page of objectsIn(within(signal), prefix)) {
      for (const { key } of page) {
        const [, memoryId, stamp] = /^(\d+)\/(\d+)$/.exec(key.slice(all.length)) ?? [];
        if (stamp !== undefined) found.push([Number(memoryId), Number(stamp)]);
      }
    }
    return found;
  }
  return {
    async stampsOf(memoryId, signal) {
      return (await list(keyOf(memoryId, ""), signal)).map(([, stamp]) => stamp);
    },
    async read(memoryId, stamp, signal) {
      return readBody(await send({ method: "GET", key: keyOf(memoryId, stamp), signal }));
    },
    write: (memoryId, stamp, body, signal) =>
      putObject(within(signal), keyOf(memoryId, stamp), toStream(body[Symbol.asyncIterator]())),
    delete: (memoryId, stamp, signal) => readToEnd(send({ method: "DELETE", key: keyOf(memoryId, stamp), signal })),
    async list(signal) {
      return [...new Set((await list(all, signal)).map(([memoryId]) => memoryId))];
    },
  };
}
