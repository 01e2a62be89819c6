import { adminApi, contentApi, heartbeat, maxHeartbeatBytes } from "contracts";
import type { Endpoint } from "payload";
import { defineAccountEndpoint } from "../accounts/endpoints/account-endpoint.ts";
import { database } from "../platform/database.ts";
import {
  allowWebService,
  defineEndpoint,
  respondWithSuccess,
} from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { deleteReplica, recordHeartbeat } from "./replicas.ts";
import { readSystemState } from "./system-state.ts";

/** Receives the heartbeats of web processes, which have no access to the database. */
const beat = defineEndpoint({
  path: contentApi.heartbeat,
  method: "post",
  access: allowWebService,
  body: heartbeat,
  maxBytes: maxHeartbeatBytes,
  handle: async ({ payload, body }) => {
    await (body.isEnding
      ? deleteReplica(database(payload), body.id)
      : recordHeartbeat(database(payload), body));
    return respondWithSuccess();
  },
});

const state = defineAccountEndpoint({
  path: adminApi.system,
  method: "get",
  access: "admin",
  acceptsTokens: true,
  kind: "staff",
  handle: async ({ payload }) => jsonResponse(await readSystemState(payload)),
});

export const systemEndpoints: Endpoint[] = [beat, state];
