/** Of the script that every page has; its name changes with what is in it. */
export const ownAddress = new URL(import.meta.url).pathname;
