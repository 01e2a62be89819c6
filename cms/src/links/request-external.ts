import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import {
  isPrivateIp,
  lookUpPublicAddress,
  PrivateAddressError,
} from "../leads/delivery/public-lookup.ts";

/**
 * Result of a request for a page of another site. `there`: the page exists. `gone`: it does not exist. `unclear`: the
 * result is inconclusive. `private`: the host has a private IP address.
 */
export type ExternalPageResult = "there" | "gone" | "unclear" | "private";

const timeoutMs = 10_000;
const maxRedirects = 4;
/** Permitted ports. Other ports are not requested, because they belong to services other than web servers. */
const ports = new Set(["", "80", "443"]);

interface RequestOptions {
  /** The only private address that may be requested. Only tests set it. */
  testOrigin?: string;
  signal?: AbortSignal;
  method?: "HEAD" | "GET";
  redirects?: number;
}

function sendRequest(url: URL, { testOrigin, method = "HEAD", signal }: RequestOptions) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(url.origin === testOrigin ? {} : { lookup: lookUpPublicAddress }),
      headers: { "user-agent": "link-check", accept: "*/*" },
    });
    request.on("response", (response) => {
      // Discards the body, because callers need only the status.
      response.destroy();
      resolve(response);
    });
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    request.on("error", reject);
    request.on("close", () => reject(new Error("closed without an answer")));
    request.end();
  });
}

function isAllowed(url: URL): boolean {
  return ports.has(url.port) && !isPrivateIp(url.hostname);
}

/**
 * Requests a page of another site and reads only the status. Checks each redirect target like the first URL, so that no
 * page can redirect requests into a private network (SSRF).
 */
export async function requestExternalPage(
  address: string,
  options: RequestOptions = {},
): Promise<ExternalPageResult> {
  const { testOrigin, method = "HEAD", redirects = 0 } = options;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return "gone";
  }
  if (url.origin !== testOrigin && !isAllowed(url)) {
    return "private";
  }
  try {
    const { statusCode = 0, headers } = await sendRequest(url, options);
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      return redirects < maxRedirects && URL.canParse(headers.location, url.href)
        ? requestExternalPage(new URL(headers.location, url).href, {
            ...options,
            redirects: redirects + 1,
          })
        : "unclear";
    }
    // Repeats the request with GET, because many servers do not support HEAD.
    if (statusCode >= 400 && method === "HEAD") {
      return requestExternalPage(address, { ...options, method: "GET" });
    }
    if (statusCode === 404 || statusCode === 410) {
      return "gone";
    }
    return statusCode >= 200 && statusCode < 300 ? "there" : "unclear";
  } catch (error) {
    if (error instanceof PrivateAddressError) {
      return "private";
    }
    return (error as NodeJS.ErrnoException).code === "ENOTFOUND" ? "gone" : "unclear";
  }
}
