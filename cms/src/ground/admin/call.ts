/** A call from the admin screens: its answer, or undefined where none came. */
export async function call(
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
