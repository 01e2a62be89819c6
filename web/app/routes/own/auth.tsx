import {
  authApi,
  authStatusResponse,
  loginRequest,
  loginResponse,
  registerRequest,
  splitLocalePath,
} from "contracts";
import { redirect, redirectDocument } from "react-router";
import { callAccounts } from "#app/content/accounts.server.ts";
import { done, readForm, refuse, type SentForm, submit } from "#app/content/form.server.ts";
import { ownPathFrom, safeReturnTo } from "#app/content/own-path.ts";
import { AuthScreen } from "#app/features/auth/auth-screen.tsx";
import type { Route } from "./+types/auth";

/** Where a login leads: to what was asked for before it, or to the customer area. */
function onwards(url: URL, headers?: Headers): Response {
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  const init = headers ? { headers } : {};
  return returnTo
    ? redirectDocument(returnTo, init)
    : redirect(ownPathFrom(url, "/client-area"), init);
}

export async function loader({ request, url }: Route.LoaderArgs) {
  if (request.headers.has("cookie")) {
    const status = await callAccounts(request, {
      path: authApi.status,
      response: authStatusResponse,
    });
    if (status.ok) {
      throw onwards(url);
    }
  }
  return { mode: url.searchParams.get("mode") === "register" ? "register" : "login" } as const;
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const login = { path: authApi.login, body: loginRequest, response: loginResponse };
  if (form.intent === "register") {
    const registered = await register(request, url, form);
    if (!registered.ok) {
      return refuse(form, registered.failure);
    }
    const loggedIn = await submit(request, form, login);
    if (loggedIn.ok) {
      return onwards(url, loggedIn.headers);
    }
    const loginMode = new URL(url);
    loginMode.searchParams.delete("mode");
    return done(loginMode, "registered");
  }
  const answer = await submit(request, form, login);
  return answer.ok ? onwards(url, answer.headers) : refuse(form, answer.failure);
}

/** The customer's e-mails are in the language of the page where the account was made. */
function register(request: Request, { pathname }: URL, form: SentForm) {
  const { locale } = splitLocalePath(pathname);
  return submit(
    request,
    { ...form, values: { ...form.values, locale } },
    { path: authApi.register, body: registerRequest, response: loginResponse },
  );
}

export default function Auth({ loaderData: { mode }, actionData }: Route.ComponentProps) {
  return <AuthScreen key={mode} mode={mode} refusal={actionData} />;
}
