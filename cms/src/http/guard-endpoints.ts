import type { ApiErrorCode } from "contracts";
import { APIError, type Endpoint, type PayloadRequest, type SanitizedConfig } from "payload";
import { z } from "zod";
import { isStaff } from "../ground/access/roles.ts";
import { isDatabaseAway, isRefusedComparison, isRefusedValue } from "../ground/failures.ts";
import { errorLine } from "../ground/log/log-line.ts";
import { isRecordId } from "../ground/request/endpoint.ts";
import { hasStorableText, partsOf } from "../ground/storable-text.ts";
import { errorAnswer } from "./error-answer.ts";
import { isFields, isPayloadQuery } from "./payload-query.ts";

/**
 * What anybody may call of the endpoints of collections, of globals and of Payload itself; the rest
 * is closed to all but staff, whatever the access rules of its collection say.
 */
export const openEndpoints: readonly string[] = [
  // Every picture of the site.
  "GET /media/file/:filename",
  // The site's forms.
  "POST /leads",
  "POST /consents",
  // The CMS screens ask for these when a session is over, too.
  "GET /staff/me",
  "POST /staff/logout",
  "GET /payload-preferences/:key",
];

interface Place {
  /** Method and path below /api, as in the list above. */
  name: string;
  /** Whether it is Payload's, or of a collection: not one of the product's own root endpoints. */
  isPayloads: boolean;
  /** Whether it asks for versions where none are kept. */
  isAboutNoVersions: boolean;
}

/** A picture within a text, of an id that no picture has: reading it is an error of the database. */
const impossiblePicture = z.object({
  type: z.literal("upload"),
  value: z.string().refine((id) => !isRecordId(id)),
});

function hasPossiblePictures(data: unknown): boolean {
  return partsOf(data).every((part) => !impossiblePicture.safeParse(part).success);
}

/**
 * Payload takes whatever JSON there is for a document; that it is one, of text that can be stored,
 * is looked at as it reads.
 */
function checkData(req: PayloadRequest): void {
  const read = req.text?.bind(req);
  req.data ??= nothingYet;
  req.text = async () => {
    const text = (await read?.()) ?? "";
    const data: unknown = text === "" ? {} : JSON.parse(text);
    if (!(isFields(data) && hasStorableText(data) && hasPossiblePictures(data))) {
      // What Payload makes a 400 of.
      throw new SyntaxError("Not a document");
    }
    return text;
  };
}

/** What stands for the data of a request until Payload has read them. */
const nothingYet = {};

/** Of a form, or of the picture's address in it, nothing could be read. */
function isUnreadable(req: PayloadRequest, error: unknown): boolean {
  const isForm = req.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const isRead = req.data !== nothingYet && isFields(req.data);
  const isTooLarge = error instanceof APIError && error.status === 413;
  return (
    (isForm && !isRead && !isTooLarge) ||
    (error instanceof Error && error.name === "FileRetrievalError")
  );
}

/** The answer to an error that is not a fault of ours. */
function answerTo(req: PayloadRequest, error: unknown): Response | undefined {
  if (isDatabaseAway(error)) {
    req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname}` });
    return errorAnswer("unavailable");
  }
  const isCallers =
    isRefusedValue(error) ||
    isUnreadable(req, error) ||
    error instanceof SyntaxError ||
    (req.query.where !== undefined && isRefusedComparison(error));
  if (isCallers) {
    req.payload.logger.info(`${req.method} ${req.pathname} refused: ${errorLine(error)}`);
    return errorAnswer("invalid");
  }
  return undefined;
}

function guard<Guarded extends Endpoint>(
  endpoint: Guarded,
  { name, isPayloads, isAboutNoVersions }: Place,
): Guarded {
  const isOpen = !isPayloads || openEndpoints.includes(name);

  function refusalOf(req: PayloadRequest): ApiErrorCode | undefined {
    if (req.context.isSessionUnknown) {
      return "unavailable";
    }
    if (!isOpen && !isStaff({ req })) {
      return "forbidden";
    }
    if (isAboutNoVersions) {
      return "not-found";
    }
    return isPayloads && !isPayloadQuery(req.query) ? "invalid" : undefined;
  }

  return {
    ...endpoint,
    handler: async (req) => {
      const code = refusalOf(req);
      if (code) {
        // In a screen whose session is over it is nobody's rights that are missing.
        const isNobody = code === "forbidden" && !req.user;
        return errorAnswer(code, isNobody ? "unauthenticated" : code);
      }
      try {
        // Of a GET Payload takes data for what it asks, in place of the query.
        if (isPayloads && req.method !== "GET") {
          checkData(req);
        }
        return await endpoint.handler(req);
      } catch (error) {
        const answer = answerTo(req, error);
        if (answer) {
          return answer;
        }
        throw error;
      }
    },
  };
}

function nameOf({ method, path }: Endpoint, below: string): string {
  return `${method.toUpperCase()} ${below}${path === "/" ? "" : path}`;
}

interface Entity<Guarded extends Endpoint> {
  endpoints: false | Guarded[];
  versions?: unknown;
}

function guardEntity<Guarded extends Endpoint>(entity: Entity<Guarded>, below: string): void {
  if (entity.endpoints === false) {
    // Payload answers 501 for collections without endpoints, its own `payload-migrations` for one.
    // With an empty list they are unknown addresses like any other.
    entity.endpoints = [];
    return;
  }
  const hasVersions = Boolean(entity.versions);
  entity.endpoints = entity.endpoints.map((endpoint) =>
    guard(endpoint, {
      name: nameOf(endpoint, below),
      isPayloads: true,
      isAboutNoVersions: !hasVersions && endpoint.path.startsWith("/versions"),
    }),
  );
}

/**
 * Puts one guard before every endpoint of the finished configuration: who may call it, what can be
 * asked, and what its errors mean. `own` are the product's root endpoints, which ask who calls
 * themselves.
 */
export function guardEndpoints(config: SanitizedConfig, own: readonly Endpoint[]): SanitizedConfig {
  for (const collection of config.collections) {
    guardEntity(collection, `/${collection.slug}`);
  }
  for (const global of config.globals) {
    guardEntity(global, `/globals/${global.slug}`);
  }
  const isOwn = ({ path, method }: Endpoint) =>
    own.some((each) => each.path === path && each.method === method);
  const endpoints = config.endpoints.map((endpoint) =>
    guard(endpoint, {
      name: nameOf(endpoint, ""),
      isPayloads: !isOwn(endpoint),
      isAboutNoVersions: false,
    }),
  );
  return Object.assign(config, { endpoints });
}
