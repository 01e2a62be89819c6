import type { IncomingMessage, ServerResponse } from "node:http";
import { requestId, requestIdOf } from "contracts/request-id";
import { isDatabaseAway } from "../ground/failures.ts";
import { logFailure } from "../ground/log/log-line.ts";
import { answerApi } from "./answer-api.ts";
import { boundBody } from "./body-bound.ts";
import { errorAnswer, farewellMs, sendShort } from "./error-answer.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What depends on who asks; an endpoint that knows better says so itself. */
const notKept = "private, no-store";
const keepsItsOwn = /^\/_next(?:\/|$)/;

/**
 * Whether target and Host make an address. PostgreSQL stores no NUL, and no address of ours has one; of
 * a query the endpoints say which part of it is wrong.
 */
function hasAddress({ url = "/", headers }: IncomingMessage): boolean {
  return (
    url.startsWith("/") &&
    !(url.startsWith("/api/") ? url.replace(/\?.*/s, "") : url).includes("%00") &&
    /^[^/?#@\\]+$/.test(headers.host ?? "") &&
    URL.canParse(`http://${headers.host}/`) &&
    URL.canParse(url, "http://localhost")
  );
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answerScreens: Answer,
): Promise<void> {
  const { url = "/", method = "GET" } = request;
  if (!methods.includes(method)) {
    response.setHeader("allow", methods.join(", "));
    await sendShort(response, Response.json({ error: "Method not allowed" }, { status: 405 }));
  } else if (!hasAddress(request)) {
    await sendShort(response, errorAnswer("invalid"));
  } else if (await boundBody(request, response)) {
    await (url.startsWith("/api/") ? answerApi : answerScreens)(request, response);
  }
}

async function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
  const { url = "/", method } = request;
  if (request.destroyed && !request.complete) {
    // Who asked is gone, or was cut off: no fault, and nobody to answer.
    return;
  }
  logFailure(`${method} ${url.split("?")[0]} failed`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  await sendShort(response, errorAnswer(isDatabaseAway(error) ? "unavailable" : "internal"));
}

/** Everything the CMS is asked over HTTP but its health: what holds for all of it, then who answers. */
export function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answerScreens: Answer,
): Promise<void> {
  const id = requestIdOf(request);
  response.setHeader("x-request-id", id);
  if (!keepsItsOwn.test(request.url ?? "/")) {
    response.setHeader("cache-control", notKept);
  }
  response.once("finish", () => {
    // Answered before all of it was read: what is still to come is of no use to anybody.
    setTimeout(() => request.complete || request.socket.destroy(), farewellMs).unref();
  });
  return requestId.run(id, () =>
    respond(request, response, answerScreens).catch((error) => fail(request, response, error)),
  );
}
