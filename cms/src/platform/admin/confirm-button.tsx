"use client";
import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import { ActionButton } from "./action-button.tsx";
import "./side-panel.css";

const cancelLabel = label("Deixar como está", "Leave it", "Dejarlo así");

interface ConfirmButtonProps {
  text: string;
  /** Label of the button after the first press, which asks for the confirming second press. */
  confirm: string;
  onPress: () => Promise<void>;
}

/** Button whose action needs a second press as confirmation. */
export function ConfirmButton({ text, confirm, onPress }: ConfirmButtonProps) {
  const { i18n } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!isAsked) {
    return <ActionButton onClick={() => setIsAsked(true)}>{text}</ActionButton>;
  }
  async function press(): Promise<void> {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
    setIsAsked(false);
  }
  return (
    <>
      <ActionButton isMain disabled={isBusy} onClick={() => void press()}>
        {confirm}
      </ActionButton>
      <ActionButton onClick={() => setIsAsked(false)}>
        {cancelLabel[textLanguage(i18n.language)]}
      </ActionButton>
    </>
  );
}
