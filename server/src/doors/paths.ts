/** Where the interfaces of other services are. */
export const doorPaths = ["/deepl", "/libretranslate"] as const;

/** Whether a request is for the interface of another service. */
export const isForDoor = (path: string): boolean => doorPaths.some((each) => path.startsWith(`${each}/`));
