/**
 * The functions in which an error was thrown, the innermost first. Leaves out its message, which may contain text of a
 * customer.
 *
 * @returns [] if the runtime writes no such lines
 */
export function listStackFrames({ message, stack = "" }: Error): string[] {
  const at = stack.indexOf(message);
  const operations = at < 0 ? stack : stack.slice(at + message.length);
  return [...operations.matchAll(/^ {4}at (.*)$/gm)].map(([, operation = ""]) => operation);
}
