import type { Peer } from "../core/environment.ts";
import type { DoorOptions } from "./serve-door.ts";

type Serve = (request: Request, peer: Peer) => Promise<Response>;

/** The interfaces of other services, by their paths. */
const doors = {
  "/deepl": () => import("./deepl/deepl.ts").then(({ deepl }) => deepl),
  "/libretranslate": () => import("./libretranslate/libretranslate.ts").then(({ libretranslate }) => libretranslate),
};
const paths = Object.keys(doors) as (keyof typeof doors)[];

/** The path of the interface that a request is for. */
export const findDoor = (path: string) => paths.find((each) => path.startsWith(`${each}/`));

/** Serves requests for which there is a door. Each door is loaded with the first request that it gets. */
export function createDoors(options: DoorOptions): Serve {
  const opened = new Map<string, Promise<Serve>>();
  const open = async (path: keyof typeof doors) => {
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
