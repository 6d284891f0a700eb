/** The request with another body. Not every browser lets a request be made with a stream, or its body be read as one. */
export const withBody = (request: Request, value: ReadableStream<Uint8Array> | null): Request =>
  Object.defineProperty(request, "body", { value, configurable: true });
