/** Whether a text is the body of an error: an object with only a message. */
export const isErrorBody = (text: string): boolean => /^\{\s*"message":\s*"(?:[^"\\]|\\.)*"\s*\}\s*$/.test(text);
