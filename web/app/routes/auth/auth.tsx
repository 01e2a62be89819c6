import { authApi, loginRequest, loginResponse, newPasswordField, registerRequest } from "contracts";
import { useState } from "react";
import { redirect } from "react-router";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import { AuthScreen } from "#app/features/auth/auth-screen.tsx";
import { type ActionArgs, readForm } from "#app/forms/form.server.ts";
import { localeContext } from "#app/request-context.ts";
import { findCustomer } from "#app/session/customer.server.ts";
import { setFlash } from "#app/session/flash.server.ts";
import { useFlash } from "#app/session/flash.ts";
import { redirectToReturnTo } from "#app/session/session.server.ts";
import { definePasskeyLogin, submitWithPasskey } from "../passkeys.server.ts";
import { createScreenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/auth";

function modeOf(url: URL): "login" | "register" {
  return url.searchParams.get("mode") === "register" ? "register" : "login";
}

export async function loader(args: Route.LoaderArgs) {
  if (await findCustomer(args.context)) {
    throw redirectToReturnTo(args, "/client-area");
  }
  return { mode: modeOf(args.url) };
}

export function action(args: Route.ActionArgs) {
  return modeOf(args.url) === "register" ? register(args) : logIn(args);
}

export { clientAction } from "#app/forms/client-action.ts";

function sendLogin({ context }: ActionArgs, body: unknown) {
  return callForAccountPage(context, {
    method: "POST",
    path: authApi.login,
    body,
    response: loginResponse,
  });
}

/**
 * Requires the minimum length of new passwords, because every stored password has at least this length (specification,
 * section 5).
 */
const loginForm = loginRequest.pick({ email: true }).extend({ password: newPasswordField });

function logIn(args: ActionArgs) {
  const password = {
    schema: loginForm,
    path: authApi.login,
    failureScreens: { "second-factor-required": "/auth/code" },
    to: () => redirectToReturnTo(args, "/client-area"),
  } as const;
  return submitWithPasskey(args, password, definePasskeyLogin(args, "customer", "/client-area"));
}

async function register(args: ActionArgs) {
  const { request, context, url } = args;
  const form = await readForm(request, registerRequest);
  if (!form.ok) {
    return form.refused;
  }
  const { email, password } = form.values;
  const registered = await callForAccountPage(context, {
    method: "POST",
    path: authApi.register,
    // Sends the language of the page, in which the customer will get e-mails.
    body: { ...form.values, locale: context.get(localeContext) },
    response: loginResponse,
  });
  if (!registered.ok) {
    return form.refuse(registered.failure);
  }
  if ((await sendLogin(args, { email, password })).ok) {
    return redirectToReturnTo(args, "/client-area");
  }
  await setFlash(context, "registered");
  const login = new URLSearchParams(url.search);
  login.delete("mode");
  return redirect(login.size > 0 ? `${url.pathname}?${login}` : url.pathname);
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData?.mode === "register"
    ? createScreenMeta(args, "auth.register", { description: "auth.promise.plans" })
    : createScreenMeta(args, "auth.login", { description: "auth.login.lede" });
}

export default function Auth({ loaderData: { mode }, actionData }: Route.ComponentProps) {
  // Keeps the typed e-mail address when the visitor switches between login and registration.
  const [enteredEmail, setEmail] = useState<string>();
  // Empties the login form after a registration (specification, section 4).
  const email = useFlash().key === "registered" ? undefined : enteredEmail;
  return (
    <AuthScreen key={mode} mode={mode} refusal={actionData} email={email} onToggle={setEmail} />
  );
}
