"use client";
import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from "@payloadcms/ui";
import { hasAutosaveEnabled } from "payload/shared";
import { useLayoutEffect, useRef } from "react";
import { useContentLocale } from "../admin/screen-state.ts";
import { formIdField } from "../publishing/form-id.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload saves a draft 800 ms after the last keystroke and has no API to save it earlier: `Autosave` can be
 * neither replaced nor called, and `submit` of `useForm` cannot send with `keepalive`.
 * Upstream: none found
 * Remove when: a form can be saved from outside of `Autosave`, also while the page unloads.
 * Test: tests/e2e/editing/leaving.spec.ts
 */

/**
 * Maximum size in bytes of a draft sent while a page unloads. Browsers send at most 64 KiB then, for all requests
 * together (Fetch, 4.5).
 */
const maxKeepaliveBytes = 60_000;

export interface DraftSave {
  /** True if Payload autosaves drafts of this document. */
  isAutosaved: boolean;
  /** True if the draft can be saved before the form is left. */
  canSave: boolean;
  /** Returns the values of the form, as JSON. */
  values(): string;
  /** Returns true if some typed text has not been saved or discarded yet. */
  isUnsaved(): boolean;
  /** Returns true while an autosave of Payload is running. */
  isSaving(): boolean;
  /** Discards the text typed so far. */
  discard(): void;
  /** Saves until no unsaved change is left. Returns the response of a failed save, or false if no response arrived. */
  save(): Promise<true | false | Response>;
  /** Sends the draft once. Also works while the page unloads. */
  sendNow(): void;
}

/** Returns a function that saves the form's draft immediately, without waiting for Payload's autosave. */
export function useDraftSave(): DraftSave {
  const isModified = useFormModified();
  const isInBackground = useFormBackgroundProcessing();
  const isProcessing = useFormProcessing();
  const { getData } = useForm();
  const { action, docConfig, globalSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo();
  const locale = useContentLocale();
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig) && !isTrashed;
  const isStored = id !== undefined || globalSlug !== undefined;
  const address = isAutosaved && isStored ? action?.split("?")[0] : undefined;
  const isBusy = isInBackground || isProcessing;
  // Stores the newest state for listeners, which run between renders.
  const latestState = useRef({ isModified, isInBackground, isProcessing });
  const ownSave = useRef<Promise<true | false | Response>>(undefined);
  /** Resolves when Payload's save ends. */
  const idle = useRef<Promise<void>>(undefined);
  /** Values that were saved by this hook or discarded. */
  const settledValues = useRef<string>(undefined);
  const sendingValues = useRef<string>(undefined);
  /** Values that Payload is publishing or saving. */
  const submittedValues = useRef<string>(undefined);
  useLayoutEffect(() => {
    latestState.current = { isModified, isInBackground, isProcessing };
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

  // Payload may still report the form as modified after a successful save, if a rich text updated the form meanwhile.
  // Its time of the last save changes before the form stops processing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each successful save
  useLayoutEffect(() => {
    settledValues.current = submittedValues.current ?? settledValues.current;
  }, [lastUpdateTime]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the values only when the form starts processing
  useLayoutEffect(() => {
    submittedValues.current = isProcessing ? values() : undefined;
  }, [isProcessing]);

  function values(): string {
    // Omits values that no user typed: the time of the last save; the form's id, which is missing while Payload
    // replaces the form's state; and empty values, which the server adds to the form.
    return JSON.stringify(
      { ...getData(), updatedAt: undefined, [formIdField]: undefined },
      (_, value: unknown) => (value === null || value === "" ? undefined : value),
    );
  }

  function isUnsaved(): boolean {
    return latestState.current.isModified && values() !== settledValues.current;
  }

  async function send(isUnloading = false): Promise<Response | undefined> {
    const query = new URLSearchParams({ autosave: "true", depth: "0", draft: "true", locale });
    const body = JSON.stringify({ ...getData(), _status: "draft" });
    const sentValues = values();
    sendingValues.current = sentValues;
    const response = await fetch(`${address}?${query}&fallback-locale=null`, {
      method: globalSlug ? "POST" : "PATCH",
      body,
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      keepalive: isUnloading && new Blob([body]).size <= maxKeepaliveBytes,
    }).catch(() => undefined);
    sendingValues.current = undefined;
    if (response?.ok) {
      settledValues.current = sentValues;
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
      const response = await send();
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
    isSaving: () => isAutosaved && latestState.current.isInBackground,
    discard: () => {
      settledValues.current = values();
    },
    save: () => {
      ownSave.current ??= saveAll().finally(() => {
        ownSave.current = undefined;
      });
      return ownSave.current;
    },
    sendNow: () => {
      // Skips the draft while a publish is running, because the publish sends the same values.
      if (address && !latestState.current.isProcessing && sendingValues.current !== values()) {
        void send(true);
      }
    },
  };
}
