const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Adds the base path to a route or file of this site. */
export const hrefOf = (route: string): string => (route.startsWith("/") ? base + route : route);

export const isExternal = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address);
