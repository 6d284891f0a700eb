import type { Peer } from "../core/environment.ts";
import type { Door } from "./door.ts";
import { type DoorPath, findDoor } from "./paths.ts";
import type { DoorOptions } from "./serve-door.ts";

type Serve = (request: Request, peer: Peer) => Promise<Response>;

const doors: Record<DoorPath, () => Promise<Door>> = {
  "/deepl": () => import("./deepl/deepl.ts").then(({ deepl }) => deepl),
  "/libretranslate": () => import("./libretranslate/libretranslate.ts").then(({ libretranslate }) => libretranslate),
};

/** Serves requests to the doors. A door is loaded at its first request. */
export function createDoors(options: DoorOptions): Serve {
  const opened = new Map<DoorPath, Promise<Serve>>();
  const open = async (path: DoorPath) => {
    const [{ serveDoor }, door] = await Promise.all([import("./serve-door.ts"), doors[path]()]);
    return serveDoor(door, options);
  };
  return async (request, peer) => {
    const path = findDoor(peer.target) ?? "/libretranslate";
    const serve = opened.get(path) ?? open(path);
    opened.set(path, serve);
    return (await serve)(request, peer);
  };
}
