/** The parts are made as fast as they are read, and no longer when nobody reads them. */
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
    // Nothing in advance: nobody may read it, as after HEAD.
    { highWaterMark: 0 },
  );
}

/** Rows of CSV as a file of today, `NAME-2026-11-22.csv`, sent as they are made. */
export function csvAnswer(name: string, rows: AsyncGenerator<string>): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(byteStream(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}
