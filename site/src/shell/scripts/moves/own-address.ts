/** The URL of the script that every page has; its name changes with its content. */
export const ownAddress = new URL(import.meta.url).pathname;
