import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Instance } from "./instance.ts";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as the server sent it, before any decoding. */
  bytes: Buffer;
  text: string;
}

interface RawRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === "br") {
    return brotliDecompressSync(bytes).toString();
  }
  if (encoding === "gzip") {
    return gunzipSync(bytes).toString();
  }
  return bytes.toString();
}

/** Sends a request with exactly this path. Does not normalize the path, follow redirects or decode the body. */
export function sendRawRequest(
  { port }: Pick<Instance, "port">,
  path: string,
  { method = "GET", headers = {}, body }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const hasBody = method !== "HEAD" && bytes.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: hasBody ? decode(bytes, response.headers["content-encoding"]) : "",
        });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
