"use client";
import { toast, useAuth, useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { callApi } from "../admin/call.ts";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload's forms report a request that failed because the session has ended like any other failure, without
 * a link to the login.
 * Upstream: none found
 * Remove when: `StayLoggedIn` also appears when a request is rejected.
 * Test: tests/e2e/editing/writing.spec.ts
 */

const texts = {
  over: label(
    "Sua sessão terminou. Entre de novo em outra aba: o que você escreveu fica aqui.",
    "Your session is over. Log in again in another tab: what you wrote stays here.",
    "Su sesión terminó. Entre de nuevo en otra pestaña: lo que escribió queda aquí.",
  ),
  logIn: label("Entrar de novo", "Log in again", "Entrar de nuevo"),
};

const toastId = "session-over";

/** Returns true if the session has ended; undefined if the server could not be reached. */
async function isSessionOver(): Promise<boolean | undefined> {
  const response = await callApi("/api/staff/me");
  return response?.ok ? ((await response.json()) as { user: unknown }).user === null : undefined;
}

function isRefusal({ name, responseStatus }: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(name);
  return responseStatus === 403 && origin === location.origin && pathname.startsWith("/api/");
}

/** Shows a note with a link to the login when a request failed because the session has ended. */
export function SessionEndedNotice({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { fetchFullUser } = useAuth();
  const language = textLanguage(i18n.language);
  useEffect(() => {
    async function showNotice(): Promise<void> {
      if (await isSessionOver()) {
        toast.error(texts.over[language], {
          id: toastId,
          duration: Number.POSITIVE_INFINITY,
          action: { label: texts.logIn[language], onClick: () => window.open("/cms", "_blank") },
        });
      }
    }
    async function dismissNotice(): Promise<void> {
      const isShown = toast.getToasts().some(({ id }) => id === toastId);
      if (isShown && (await isSessionOver()) === false) {
        toast.dismiss(toastId);
        await fetchFullUser();
      }
    }
    const responses = new PerformanceObserver((list) => {
      if ((list.getEntries() as PerformanceResourceTiming[]).some(isRefusal)) {
        void showNotice();
      }
    });
    responses.observe({ type: "resource" });
    window.addEventListener("focus", dismissNotice);
    return () => {
      responses.disconnect();
      window.removeEventListener("focus", dismissNotice);
    };
  }, [fetchFullUser, language]);
  return children;
}
