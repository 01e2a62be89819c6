import type { ApiErrorCode } from "contracts";
import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload";
import { z } from "zod";
import { isStaff } from "../platform/access/roles.ts";
import {
  isDatabaseUnavailable,
  isInvalidValueError,
  isUnsupportedComparison,
} from "../platform/failures.ts";
import { errorLine } from "../platform/log/log-line.ts";
import { isRecordId } from "../platform/record-id.ts";
import { countRefusal } from "../platform/request/refusal-alerts.ts";
import { hasStorableText, partsOf } from "../platform/storable-text.ts";
import { errorResponse } from "./error-response.ts";
import { isNonArrayObject, isPayloadQuery } from "./payload-query.ts";

/**
 * Payload's endpoints that are public; all others need a staff session, regardless of the access rules of their
 * collection.
 */
export const openEndpoints: readonly string[] = [
  // Images of the site.
  "GET /media/file/:filename",
  // Forms of the site.
  "POST /leads",
  "POST /consents",
  // The CMS's screens call these without a session too.
  "GET /staff/me",
  "POST /staff/logout",
  "GET /payload-preferences/:key",
];

interface EndpointInfo {
  /** Method and path below /api, in the format of the list above. */
  name: string;
  /** True for endpoints of Payload or of a collection, false for the product's own root endpoints. */
  isFromPayload: boolean;
  /** True if the endpoint reads versions of a collection without versions. */
  readsMissingVersions: boolean;
}

/** Matches an image in rich text with a malformed id, with which the query would fail. */
const malformedPicture = z.object({
  type: z.literal("upload"),
  value: z.string().refine((id) => !isRecordId(id)),
});

function hasWellFormedPictures(data: unknown): boolean {
  return partsOf(data).every((part) => !malformedPicture.safeParse(part).success);
}

/**
 * Replaces `req.text`, so that Payload rejects a body that is no JSON object or contains text that PostgreSQL cannot
 * store.
 */
function validateBody(req: PayloadRequest): void {
  const read = req.text?.bind(req);
  req.data ??= unparsedData;
  req.text = async () => {
    const text = (await read?.()) ?? "";
    const data: unknown = text === "" ? {} : JSON.parse(text);
    if (!(isNonArrayObject(data) && hasStorableText(data) && hasWellFormedPictures(data))) {
      // Payload responds to a SyntaxError with 400.
      throw new SyntaxError("Not a document");
    }
    return text;
  };
}

/** Marks a request whose body Payload has not parsed yet. */
const unparsedData = {};

/** Returns true if a form, or the image URL in it, could not be read. */
function isUnreadable(req: PayloadRequest, error: unknown): boolean {
  const isForm = req.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const isRead = req.data !== unparsedData && isNonArrayObject(req.data);
  const isTooLarge = error instanceof APIError && error.status === 413;
  return (
    (isForm && !isRead && !isTooLarge) ||
    (error instanceof Error && error.name === "FileRetrievalError")
  );
}

/** Returns the response to an error that the client or an unavailable database caused; undefined for other errors. */
function responseToError(req: PayloadRequest, error: unknown): Response | undefined {
  if (isDatabaseUnavailable(error)) {
    req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname}` });
    return errorResponse("unavailable");
  }
  const isClientError =
    isInvalidValueError(error) ||
    isUnreadable(req, error) ||
    error instanceof SyntaxError ||
    (req.query.where !== undefined && isUnsupportedComparison(error));
  if (isClientError) {
    req.payload.logger.info(`${req.method} ${req.pathname} refused: ${errorLine(error)}`);
    return errorResponse("invalid");
  }
  return undefined;
}

function guard<Guarded extends Endpoint>(
  endpoint: Guarded,
  { name, isFromPayload, readsMissingVersions }: EndpointInfo,
): Guarded {
  const isOpen = !isFromPayload || openEndpoints.includes(name);

  function rejectionOf(req: PayloadRequest): ApiErrorCode | undefined {
    if (req.context.isSessionUnknown) {
      return "unavailable";
    }
    if (!isOpen && !isStaff({ req })) {
      return "forbidden";
    }
    if (readsMissingVersions) {
      return "not-found";
    }
    return isFromPayload && !isPayloadQuery(req.query) ? "invalid" : undefined;
  }

  return {
    ...endpoint,
    handler: async (req) => {
      const code = rejectionOf(req);
      if (code) {
        // Without a session the screens should offer the login instead of reporting missing rights.
        const isUnauthenticated = code === "forbidden" && !req.user;
        return errorResponse(code, isUnauthenticated ? "unauthenticated" : code);
      }
      try {
        // Excludes GET, because Payload would use the data as the query.
        if (isFromPayload && req.method !== "GET") {
          validateBody(req);
        }
        return await endpoint.handler(req);
      } catch (error) {
        if (req.user && error instanceof Forbidden) {
          void countRefusal(req.payload, "rights");
        }
        const response = responseToError(req, error);
        if (response) {
          return response;
        }
        throw error;
      }
    },
  };
}

function endpointName({ method, path }: Endpoint, below: string): string {
  return `${method.toUpperCase()} ${below}${path === "/" ? "" : path}`;
}

interface Entity<Guarded extends Endpoint> {
  endpoints: false | Guarded[];
  versions?: unknown;
}

function guardEntity<Guarded extends Endpoint>(entity: Entity<Guarded>, below: string): void {
  if (entity.endpoints === false) {
    // An empty list makes the response a 404. Without endpoints, as for its own `payload-migrations`, Payload would
    // respond with 501.
    entity.endpoints = [];
    return;
  }
  const hasVersions = Boolean(entity.versions);
  entity.endpoints = entity.endpoints.map((endpoint) =>
    guard(endpoint, {
      name: endpointName(endpoint, below),
      isFromPayload: true,
      readsMissingVersions: !hasVersions && endpoint.path.startsWith("/versions"),
    }),
  );
}

/**
 * Wraps every endpoint of the finished configuration: checks access and query, and maps errors to responses. `own`
 * are the product's root endpoints, which authenticate requests themselves.
 */
export function guardEndpoints(
  config: SanitizedConfig,
  ownEndpoints: readonly Endpoint[],
): SanitizedConfig {
  for (const collection of config.collections) {
    guardEntity(collection, `/${collection.slug}`);
  }
  for (const global of config.globals) {
    guardEntity(global, `/globals/${global.slug}`);
  }
  const isProductEndpoint = ({ path, method }: Endpoint) =>
    ownEndpoints.some((each) => each.path === path && each.method === method);
  const endpoints = config.endpoints.map((endpoint) =>
    guard(endpoint, {
      name: endpointName(endpoint, ""),
      isFromPayload: !isProductEndpoint(endpoint),
      readsMissingVersions: false,
    }),
  );
  return Object.assign(config, { endpoints });
}
