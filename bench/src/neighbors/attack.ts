import type { NeighborClient } from "./client.ts";
import type { SharedServer } from "./server-process.ts";

/** What one organization sends; done when the server has done with it. */
export interface Attack {
  does: string;
  /** What others wait for is of no account. */
  stopsServer?: true;
  /** It has not ended after so long; 90 unless given. */
  patienceSeconds?: number;
  /** @returns figures of its own, if it has any */
  run(client: NeighborClient, server: SharedServer): Promise<unknown>;
}
