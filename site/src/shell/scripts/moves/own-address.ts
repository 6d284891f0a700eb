/** The URL of the script of all pages, which includes the hash of its content. */
export const ownAddress = new URL(import.meta.url).pathname;
