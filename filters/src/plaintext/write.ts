/** Nothing in a plain text has a meaning of its own. */
export const asItIs = (text: string): string => text;
