const doorPaths = ["/deepl", "/libretranslate"] as const;
export type DoorPath = (typeof doorPaths)[number];

/** The path of the interface that a request is for. The sandbox has no such interface, so no door is imported here. */
export const findDoor = (path: string): DoorPath | undefined => doorPaths.find((each) => path.startsWith(`${each}/`));
