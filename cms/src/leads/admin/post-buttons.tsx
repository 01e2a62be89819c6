"use client";
import { useDocumentInfo, useFormFields, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { leadTexts } from "./texts.ts";

interface PostButtonProps {
  path: string;
  text: Label;
  doneText: Label;
}

function PostButton({ path, text, doneText }: PostButtonProps) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");

  async function post(): Promise<void> {
    setState("busy");
    const response = await fetch(path, { method: "POST", credentials: "same-origin" }).catch(
      () => undefined,
    );
    setState(response?.ok ? "done" : "failed");
  }

  return (
    <div className="leads-button">
      {state === "done" ? null : (
        <ActionButton isMain disabled={state === "busy"} onClick={() => void post()}>
          {text[language]}
        </ActionButton>
      )}
      <p role="status">
        {state === "done" ? doneText[language] : null}
        {state === "failed" ? leadTexts.failed[language] : null}
      </p>
    </div>
  );
}

/** Button that queues a dead delivery again. */
export function RetryDeliveryButton() {
  const { id } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields.state?.value);
  return state === "dead" ? (
    <PostButton
      path={`/api/lead-deliveries/${id}/retry`}
      text={leadTexts.retry}
      doneText={leadTexts.retried}
    />
  ) : null;
}

/** Button above the list of deliveries that queues all dead deliveries again. */
export function RetryDeadDeliveriesButton() {
  return (
    <PostButton
      path="/api/lead-deliveries/retry-dead"
      text={leadTexts.retryAll}
      doneText={leadTexts.retriedAll}
    />
  );
}

/** Button that clears the suspicion of a suspected lead. */
export function ClearSuspicionButton() {
  const { id } = useDocumentInfo();
  const suspicion = useFormFields(([fields]) => fields.suspicion?.value);
  return suspicion ? (
    <PostButton
      path={`/api/leads/${id}/release`}
      text={leadTexts.release}
      doneText={leadTexts.released}
    />
  ) : null;
}
