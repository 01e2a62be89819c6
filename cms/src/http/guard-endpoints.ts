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
import { formatErrorLine } from "../platform/log/log-line.ts";
import { isRecordId } from "../platform/record-id.ts";
import { countRefusal } from "../platform/request/refusal-alerts.ts";
import { hasStorableText, listNestedValues } from "../platform/storable-text.ts";
import { errorResponse } from "./error-response.ts";
import { isNonArrayObject, isPayloadQuery } from "./payload-query.ts";

/**
 * Public endpoints of Payload. All other endpoints of Payload require a staff session, regardless of the access rules
 * of their collection.
 */
export const publicPayloadEndpoints: readonly string[] = [
  // Images of the site.
  "GET /media/file/:filename",
  // Forms of the site.
  "POST /leads",
  "POST /consents",
  // The CMS's screens also call these endpoints without a session.
  "GET /staff/me",
  "POST /staff/logout",
  "GET /payload-preferences/:key",
];

interface EndpointInfo {
  /** Method and path below /api, in the format of `publicPayloadEndpoints`. */
  name: string;
  /** True for endpoints of Payload or of a collection; false for root endpoints of the product. */
  isFromPayload: boolean;
  /** True if the endpoint reads versions of a collection that stores no versions. */
  readsMissingVersions: boolean;
}

/** Matches an image in rich text whose id is malformed. The query for such an id would fail. */
const malformedPicture = z.object({
  type: z.literal("upload"),
  value: z.string().refine((id) => !isRecordId(id)),
});

function hasWellFormedPictures(data: unknown): boolean {
  return listNestedValues(data).every((part) => !malformedPicture.safeParse(part).success);
}

/**
 * Replaces `req.text`, so that Payload rejects a body that is not a JSON object. Also rejects text that PostgreSQL
 * cannot store and images with a malformed id.
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

/** Initial value of `req.data`, which shows that Payload has not parsed the body yet. */
const unparsedData = {};

/** Returns true if Payload could not read a form, or could not load the image from the URL in the form. */
function isUnreadable(req: PayloadRequest, error: unknown): boolean {
  const isForm = req.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const isRead = req.data !== unparsedData && isNonArrayObject(req.data);
  const isTooLarge = error instanceof APIError && error.status === 413;
  return (
    (isForm && !isRead && !isTooLarge) ||
    (error instanceof Error && error.name === "FileRetrievalError")
  );
}

/**
 * Returns the response to an error caused by the client or by an unavailable database. Returns undefined for other
 * errors.
 */
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
    req.payload.logger.info(`${req.method} ${req.pathname} refused: ${formatErrorLine(error)}`);
    return errorResponse("invalid");
  }
  return undefined;
}

function guard<Guarded extends Endpoint>(
  endpoint: Guarded,
  { name, isFromPayload, readsMissingVersions }: EndpointInfo,
): Guarded {
  const isOpen = !isFromPayload || publicPayloadEndpoints.includes(name);

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
        // Responds with `unauthenticated` if there is no session, so that the screens offer the login.
        const isUnauthenticated = code === "forbidden" && !req.user;
        return errorResponse(code, isUnauthenticated ? "unauthenticated" : code);
      }
      try {
        // Excludes GET, because Payload would use `req.data` as the query.
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
    // An empty list makes Payload respond with 404. For `false`, as in its own `payload-migrations`, Payload would
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
 * Wraps every endpoint of the finished configuration: checks access and query, and converts errors to responses.
 * `ownEndpoints` are the product's root endpoints, which authenticate requests themselves.
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
