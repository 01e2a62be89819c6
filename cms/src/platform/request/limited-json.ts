export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; code: "not-json" | "not-utf-8" | "too-large" | "invalid" };

interface Message {
  body?: ReadableStream<Uint8Array> | null | undefined;
  headers: Headers;
}

/** Charsets that the CMS reads. ASCII is a subset of UTF-8. */
const readCharsets = ["utf-8", "utf8", "us-ascii"];

/** Skips a byte order mark and throws on bytes that are not UTF-8. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Returns the charset in a Content-Type, in lower case; undefined if the Content-Type contains no charset. */
function charsetOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*charset=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  return (quoted ?? plain)?.toLowerCase();
}

/** Returns true if the headers declare uncompressed UTF-8, the only encoding of JSON (RFC 8259, 8.1). */
function isReadable(headers: Headers): boolean {
  const charset = charsetOf(headers.get("content-type") ?? "");
  const encoding = headers.get("content-encoding")?.trim().toLowerCase();
  return (
    (charset === undefined || readCharsets.includes(charset)) &&
    (encoding === undefined || encoding === "" || encoding === "identity")
  );
}

/**
 * Returns the text of UTF-8 bytes; undefined for bytes that are not UTF-8, such as UTF-16 without a byte order mark.
 */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return bytes[0] === 0 || bytes[1] === 0 ? undefined : utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a JSON body of at most `maxBytes`. Stops reading as soon as the body exceeds this limit. */
export async function readJson({ body, headers }: Message, maxBytes: number): Promise<JsonBody> {
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    return { ok: false, code: "not-json" };
  }
  if (!isReadable(headers)) {
    return { ok: false, code: "not-utf-8" };
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
  const text = decode(Buffer.concat(chunks));
  if (text === undefined) {
    return { ok: false, code: "not-utf-8" };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: "invalid" };
  }
}
