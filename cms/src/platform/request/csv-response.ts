/** Streams text as fast as the client reads it; stops when the client disconnects. */
function byteStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
    // Generates no text in advance, because the client may never read the body, for example of a HEAD request.
    { highWaterMark: 0 },
  );
}

/** Returns CSV rows as a streamed file with the day in its name: `NAME-2026-11-22.csv`. */
export function csvResponse(name: string, rows: AsyncGenerator<string>): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(byteStream(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}
