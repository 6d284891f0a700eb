/** The server has more to do than it can do soon. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}
