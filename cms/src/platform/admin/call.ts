/** Calls the API from the admin screens; returns undefined if the network failed. */
export async function callApi(
  path: string,
  method = "GET",
  body?: object,
): Promise<Response | undefined> {
  return await fetch(path, {
    method,
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => undefined);
}

/** Returns the message of a rejection, if it has one. */
export async function readRefusalMessage(
  response: Response | undefined,
): Promise<string | undefined> {
  const hasReason = response && [400, 409, 429].includes(response.status);
  const body: unknown = hasReason ? await response.json() : undefined;
  return body && typeof body === "object" && "error" in body ? String(body.error) : undefined;
}
