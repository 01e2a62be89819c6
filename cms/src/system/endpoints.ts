import { adminApi, contentApi, heartbeat, maxHeartbeatBytes } from "contracts";
import type { Endpoint } from "payload";
import { accountEndpoint } from "../accounts/endpoints/account-endpoint.ts";
import { database } from "../platform/database.ts";
import { endpoint, respondWithSuccess, webServiceOnly } from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { deleteReplica, recordHeartbeat } from "./replicas.ts";
import { readSystemState } from "./system-state.ts";

/** Receives the heartbeats of web processes, which have no access to the database. */
const beat = endpoint({
  path: contentApi.heartbeat,
  method: "post",
  access: webServiceOnly,
  body: heartbeat,
  maxBytes: maxHeartbeatBytes,
  handle: async ({ payload, body }) => {
    await (body.isEnding
      ? deleteReplica(database(payload), body.id)
      : recordHeartbeat(database(payload), body));
    return respondWithSuccess();
  },
});

const state = accountEndpoint({
  path: adminApi.system,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind: "staff",
  handle: async ({ payload }) => jsonResponse(await readSystemState(payload)),
});

export const systemEndpoints: Endpoint[] = [beat, state];
