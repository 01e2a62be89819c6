export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; code: "not-json" | "too-large" | "invalid" };

interface Message {
  body?: ReadableStream<Uint8Array> | null | undefined;
  headers: Headers;
}

/** Reads a JSON body of at most `maxBytes`, and stops reading where it gets longer. */
export async function readJson({ body, headers }: Message, maxBytes: number): Promise<JsonBody> {
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    return { ok: false, code: "not-json" };
  }
  if (Number(headers.get("content-length") ?? 0) > maxBytes) {
    return { ok: false, code: "too-large" };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      return { ok: false, code: "too-large" };
    }
    chunks.push(chunk);
  }
  try {
    return { ok: true, value: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch {
    return { ok: false, code: "invalid" };
  }
}
