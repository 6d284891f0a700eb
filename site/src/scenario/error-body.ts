/** An object with only a message. */
export const isErrorBody = (text: string): boolean => /^\{\s*"message":\s*"(?:[^"\\]|\\.)*"\s*\}\s*$/.test(text);
