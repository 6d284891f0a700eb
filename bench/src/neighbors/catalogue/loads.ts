import type { Attack } from "../attack.ts";
import type { NeighborClient } from "../client.ts";
import type { SharedServer } from "../server-process.ts";

export const repeat = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join("");

/** CPU milliseconds of the server during some work. */
export async function measureCpu(server: SharedServer, work: () => Promise<unknown>): Promise<number> {
  const { cpuMs } = await server.usage();
  await work();
  return (await server.usage()).cpuMs - cpuMs;
}

type File = () => string | Uint8Array;

/** Imports a file into a memory. */
export const importing = (does: string, name: string, file: File): Attack => ({
  does,
  async run(client) {
    await client.importInto(await client.memory(), name, file());
  },
});

/** Uploads a document that is read. */
export const uploading = (does: string, name: string, file: File): Attack => ({
  does,
  async run(client) {
    await client.document(name, file());
  },
});

/** Translates a text again and again, several requests at a time. */
export const translating = (does: string, source: () => string, options: object = {}): Attack => ({
  does,
  async run(client) {
    const body = { memory_id: await client.memory(), source: source(), ...options };
    await inParallel(8, 24, () => client.request("POST", "/v2/translate", { body }));
  },
});

/** Runs work so often, so many at a time; a server that is too busy for a part of it may say so. */
export async function inParallel(
  positions: number,
  count: number,
  work: (at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      await work(next++).catch((error: Error) => {
        if (!error.message.includes(": 503 ")) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: positions }, worker));
}

/** A memory with units, pairs of source and target. */
export async function memoryOf(client: NeighborClient, units: readonly (readonly [string, string])[]): Promise<number> {
  const memory = await client.memory();
  await client.importInto(memory, "a.tmx", tmx(units));
  return memory;
}

/** @param units source and target as XML */
export const tmx = (units: readonly (readonly [string, string])[]): string =>
  `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${units
    .map(([source, target]) => `<tu>${variant("en", source)}${variant("de", target)}</tu>`)
    .join("")}</body></tmx>`;

const variant = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
