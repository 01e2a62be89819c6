"use client";
import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { label } from "../i18n/label.ts";
import { textLanguage } from "../i18n/text-language.ts";
import "./side-panel.css";

const leaveIt = label("Deixar como está", "Leave it", "Dejarlo así");

interface TwicePressedProps {
  text: string;
  /** What the second press says that it does. */
  confirm: string;
  onPress: () => Promise<void>;
}

/** An act that is done at the second press. */
export function TwicePressed({ text, confirm, onPress }: TwicePressedProps) {
  const { i18n } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" onClick={() => setIsAsked(true)}>
        {text}
      </button>
    );
  }
  async function press(): Promise<void> {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
    setIsAsked(false);
  }
  return (
    <>
      <button
        type="button"
        className="side-panel__button"
        disabled={isBusy}
        onClick={() => void press()}
      >
        {confirm}
      </button>
      <button type="button" onClick={() => setIsAsked(false)}>
        {leaveIt[textLanguage(i18n.language)]}
      </button>
    </>
  );
}
