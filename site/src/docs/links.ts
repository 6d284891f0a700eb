const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path of a route or file of this site, below its base path. */
export const href = (route: string): string => (route.startsWith("/") ? base + route : route);

export const isExternal = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address);
