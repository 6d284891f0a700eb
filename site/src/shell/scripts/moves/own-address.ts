/** The URL of the script of every page, whose name changes with its content. */
export const ownAddress = new URL(import.meta.url).pathname;
