/** The parts are made as fast as they are read, and no longer when nobody reads them. */
export function byteStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) {
          controller.close();
        } else {
          controller.enqueue(encoder.encode(value));
        }
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    // Nothing in advance: nobody may read it, as after HEAD.
    { highWaterMark: 0 },
  );
}
