type Bytes = Uint8Array<ArrayBuffer>;

/** Passes on the parts of a stream after `onPart` has seen them. If it throws, the stream fails with this error. */
export const tap = (onPart: (part: Bytes) => void): TransformStream<Bytes, Bytes> =>
  new TransformStream({
    transform(part, controller) {
      onPart(part);
      controller.enqueue(part);
    },
  });

/** Passes on up to `max` bytes. A longer stream fails with the error of `toError`. */
export function limitBytes(max: number, toError: (bytes: number) => Error): TransformStream<Bytes, Bytes> {
  let bytes = 0;
  return tap(({ length }) => {
    bytes += length;
    if (bytes > max) throw toError(bytes);
  });
}
