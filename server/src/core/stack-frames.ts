/**
 * The calls in which an error was thrown, the innermost first; nothing of its message, which may hold text of a customer.
 *
 * @returns [] where the runtime writes no such lines
 */
export function stackFrames({ message, stack = "" }: Error): string[] {
  const at = stack.indexOf(message);
  const operations = at < 0 ? stack : stack.slice(at + message.length);
  return [...operations.matchAll(/^ {4}at (.*)$/gm)].map(([, operation = ""]) => operation);
}
