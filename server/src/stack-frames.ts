/**
 * The calls in which an error was thrown, the innermost first; nothing of its message, which may hold text of a customer.
 *
 * @returns [] where the runtime writes no such lines
 */
export function stackFrames({ message, stack = "" }: Error): string[] {
  const end = stack.indexOf(message) + message.length;
  return [...stack.slice(end).matchAll(/^ {4}at (.*)$/gm)].map(([, call = ""]) => call);
}
