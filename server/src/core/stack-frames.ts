/**
 * The functions in which an error was thrown, the innermost first; [] if the runtime writes no such lines. Leaves out
 * the message, which may contain text of a customer.
 */
export function listStackFrames({ message, stack = "" }: Error): string[] {
  const at = stack.indexOf(message);
  const operations = at < 0 ? stack : stack.slice(at + message.length);
  return [...operations.matchAll(/^ {4}at (.*)$/gm)].map(([, operation = ""]) => operation);
}
