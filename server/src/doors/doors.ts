import type { Peer } from "../core/environment.ts";
import type { doorPaths } from "./paths.ts";
import type { DoorOptions } from "./serve-door.ts";

type Serve = (request: Request, peer: Peer) => Promise<Response>;

/** The interfaces of other services. Each is loaded with the first request that it gets. */
export function createDoors(options: DoorOptions): Serve {
  const open: Record<(typeof doorPaths)[number], () => Promise<Serve>> = {
    "/deepl": once(async () => {
      const [{ serveDoor }, { deepl }] = await Promise.all([import("./serve-door.ts"), import("./deepl/deepl.ts")]);
      return serveDoor(deepl, options);
    }),
    "/libretranslate": once(async () => {
      const [{ serveDoor }, { libretranslate }] = await Promise.all([
        import("./serve-door.ts"),
        import("./libretranslate/libretranslate.ts"),
      ]);
      return serveDoor(libretranslate, options);
    }),
  };
  return async (request, peer) => {
    const serve = await open[peer.target.startsWith("/deepl/") ? "/deepl" : "/libretranslate"]();
    return serve(request, peer);
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
