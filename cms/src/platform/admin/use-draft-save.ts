"use client";
import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useLayoutEffect, useRef } from "react";

/*
 * Workaround. Payload saves a draft 800 ms after the last keystroke and has no API to save it earlier: `Autosave` can
 * be neither replaced nor called, and `submit` of `useForm` cannot send with `keepalive`.
 */

/** Browsers send at most 64 KiB, of all requests together, while a page unloads (Fetch, 4.5); in bytes. */
const maxKeepaliveBytes = 60_000;

interface DraftSave {
  /** Whether Payload saves drafts of this document by itself. */
  isAutosaved: boolean;
  /** Whether the draft can be saved before the form is left. */
  canSave: boolean;
  /** Returns the values that a save would send now, as JSON. */
  values(): string;
  /** Returns whether there is typed text that is neither saved nor discarded. */
  isUnsaved(): boolean;
  /** Returns whether an autosave of Payload is running, whose result is not known yet. */
  isSaving(): boolean;
  /** Discards the text typed so far. */
  discard(): void;
  /** Saves until no change is left; returns the response of a failed save, or false without one. */
  save(): Promise<true | false | Response>;
  /** Sends the draft once, also while the page unloads. */
  sendNow(): void;
}

/** Saves the draft of the form at any time, in addition to Payload's autosave. */
export function useDraftSave(): DraftSave {
  const isModified = useFormModified();
  const isInBackground = useFormBackgroundProcessing();
  const isProcessing = useFormProcessing();
  const { getData } = useForm();
  const { action, docConfig, globalSlug, id, isTrashed } = useDocumentInfo();
  const { code: locale } = useLocale();
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig) && !isTrashed;
  const isStored = id !== undefined || globalSlug !== undefined;
  const address = isAutosaved && isStored ? action?.split("?")[0] : undefined;
  const isBusy = isInBackground || isProcessing;
  // Listeners run between renders and read the newest state.
  const latest = useRef({ isModified, isInBackground, isProcessing });
  const ownSave = useRef<Promise<true | false | Response>>(undefined);
  /** Resolves when Payload's save ends. */
  const idle = useRef<Promise<void>>(undefined);
  /** Values that were saved by this hook or discarded. */
  const settled = useRef<string>(undefined);
  const sending = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { isModified, isInBackground, isProcessing };
  }, [isModified, isInBackground, isProcessing]);
  useLayoutEffect(() => {
    if (!isBusy) {
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    idle.current = promise;
    return () => {
      idle.current = undefined;
      resolve();
    };
  }, [isBusy]);

  function values(): string {
    return JSON.stringify({ ...getData(), _status: "draft" });
  }

  function isUnsaved(): boolean {
    return latest.current.isModified && values() !== settled.current;
  }

  async function send(body: string, keepalive = false): Promise<Response | undefined> {
    const query = new URLSearchParams({ autosave: "true", depth: "0", draft: "true", locale });
    sending.current = body;
    const response = await fetch(`${address}?${query}&fallback-locale=null`, {
      method: globalSlug ? "POST" : "PATCH",
      body,
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      keepalive,
    }).catch(() => undefined);
    sending.current = undefined;
    if (response?.ok) {
      settled.current = body;
    }
    return response;
  }

  async function saveAll(): Promise<true | false | Response> {
    for (;;) {
      // Waits for a running save, because two concurrent saves could arrive in the wrong order.
      await idle.current;
      if (idle.current) {
        continue;
      }
      if (!isUnsaved()) {
        return true;
      }
      const response = await send(values());
      if (!response?.ok) {
        return response ?? false;
      }
    }
  }

  return {
    isAutosaved,
    canSave: address !== undefined,
    values,
    isUnsaved,
    isSaving: () => isAutosaved && latest.current.isInBackground,
    discard: () => {
      settled.current = values();
    },
    save: () => {
      ownSave.current ??= saveAll().finally(() => {
        ownSave.current = undefined;
      });
      return ownSave.current;
    },
    sendNow: () => {
      const body = values();
      // Skips the draft while a publish is running, because the publish sends the same values.
      if (address && !latest.current.isProcessing && sending.current !== body) {
        void send(body, new Blob([body]).size <= maxKeepaliveBytes);
      }
    },
  };
}
