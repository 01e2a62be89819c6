import { adminApi, contentApi, heartbeat, maxHeartbeatBytes } from "contracts";
import type { Endpoint } from "payload";
import { accountEndpoint } from "../accounts/endpoints/account-endpoint.ts";
import { database } from "../ground/database.ts";
import { belowApi } from "../ground/request/below-api.ts";
import { forSiteAlone } from "../ground/request/for-site-alone.ts";
import { readJson } from "../ground/request/limited-json.ts";
import { answer } from "../ground/request/refusal.ts";
import { forgetReplica, noteHeartbeat } from "./replicas.ts";
import { readSystemState } from "./system-state.ts";

/** A web process says that it is there: it has no database of its own to say so in. */
const beat: Endpoint = {
  path: belowApi(contentApi.heartbeat),
  method: "post",
  handler: forSiteAlone(async ({ payload, headers, body }) => {
    const json = await readJson({ headers, body }, maxHeartbeatBytes);
    const request = json.ok ? heartbeat.safeParse(json.value) : undefined;
    if (!request?.success) {
      return Response.json({ error: "heartbeat" }, { status: 400 });
    }
    const { id, isEnding } = request.data;
    await (isEnding
      ? forgetReplica(database(payload), id)
      : noteHeartbeat(database(payload), request.data));
    return new Response(null, { status: 204 });
  }),
};

const state = accountEndpoint({
  path: adminApi.system,
  method: "get",
  access: "admin",
  kind: "staff",
  handle: async ({ payload }) => answer(await readSystemState(payload)),
});

export const systemEndpoints: Endpoint[] = [beat, state];
