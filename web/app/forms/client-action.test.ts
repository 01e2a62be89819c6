import { type ClientActionFunctionArgs, redirect } from "react-router";
import { expect, it } from "vitest";
import { clientAction } from "./client-action.ts";

const values = {
  intent: "profile",
  fullname: "Ana Souza",
  currentPassword: "x1",
  resetToken: "x2",
};

/** Calls the client action as the router does; `serverAction` decides the result of the request. */
function send(serverAction: () => Promise<unknown>): Promise<unknown> {
  const request = new Request("http://site.example/client-area/account", {
    method: "POST",
    body: new URLSearchParams(values),
  });
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

/** A response of a proxy in front of the site, as the router reports it. */
function errorResponse(status: number) {
  return { status, statusText: "", data: "", internal: false };
}

it("converts a failed request to a rejection of the form, with all values except secrets", async () => {
  const answer = await send(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(answer).toMatchObject({
    data: { code: "unavailable", intent: "profile", values: { fullname: "Ana Souza" } },
    init: { status: 503 },
  });
  expect(JSON.stringify(answer)).not.toMatch(/x1|x2/);
});

it.each([
  [429, "rate-limited"],
  [413, "unavailable"],
  [502, "unavailable"],
])('returns the response of a proxy with status %i as the error "%s"', async (status, code) => {
  const answer = await send(() => Promise.reject(errorResponse(status)));
  expect(answer).toMatchObject({ data: { code, values: { fullname: "Ana Souza" } } });
});

it("returns responses and redirects of the site unchanged", async () => {
  expect(await send(async () => ({ code: "invalid" }))).toEqual({ code: "invalid" });
  const target = redirect("/client-area");
  await expect(send(() => Promise.reject(target))).rejects.toBe(target);
});

it("leaves the body of the request to the router, which sends the body", async () => {
  const request = new Request("http://site.example/", {
    method: "POST",
    body: new URLSearchParams(values),
  });
  const serverAction = async () => Object.fromEntries(await request.formData());
  const args = { request, serverAction } as unknown as ClientActionFunctionArgs;
  expect(await clientAction(args)).toEqual(values);
});
