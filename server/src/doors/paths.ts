const doorPaths = ["/deepl", "/libretranslate"] as const;
export type DoorPath = (typeof doorPaths)[number];

/** The path of the interface of another service that a request is for. The sandbox has none, so no door is named here. */
export const findDoor = (path: string): DoorPath | undefined => doorPaths.find((each) => path.startsWith(`${each}/`));
