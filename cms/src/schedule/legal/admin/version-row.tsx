import { useTranslation } from "@payloadcms/ui";
import { type LegalVersionsState, legalVersionPath } from "contracts";
import { useState } from "react";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { legalTexts as texts } from "./texts.ts";

interface VersionRowProps {
  version: LegalVersionsState["versions"][number];
  /** URL of the document in the edited language; undefined if the document has no URL in it. */
  path: string | undefined;
  /** Withdraws the version; undefined if the user may not withdraw it. */
  onWithdraw: (() => Promise<void>) | undefined;
}

const rowStates = { coming: "waiting", "in-force": "done", former: "former" } as const;

/** One version, with its effective date and the number of notified customers. */
export function VersionRow({ version, path, onWithdraw }: VersionRowProps) {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const [isAsking, setIsAsking] = useState(false);
  const { effectiveOn, state, telling, told: notified, waiting, givenUp } = version;
  const day = new Intl.DateTimeFormat(i18n.language, { timeZone: "UTC" });
  const queue = [
    texts.telling[telling][language].replace("{told}", String(notified)),
    ...(waiting > 0 ? [texts.waiting[language].replace("{count}", String(waiting))] : []),
    ...(givenUp > 0 ? [texts.givenUp[language].replace("{count}", String(givenUp))] : []),
  ];
  return (
    <li className={`side-panel__row side-panel__row--${rowStates[state]}`}>
      <strong>
        {texts.states[state][language]}:{" "}
        <time dateTime={effectiveOn}>{day.format(new Date(effectiveOn))}</time>
      </strong>
      <span>{queue.join(" · ")}</span>
      <span className="side-panel__acts">
        {path ? (
          <a href={state === "in-force" ? path : legalVersionPath(path, effectiveOn)}>
            {texts.read[language]}
          </a>
        ) : null}
        {state === "coming" && onWithdraw && !isAsking ? (
          <ActionButton onClick={() => setIsAsking(true)}>{texts.withdraw[language]}</ActionButton>
        ) : null}
      </span>
      {isAsking && onWithdraw ? (
        <>
          <span className="side-panel__reason">{texts.sureWithdraw[language]}</span>
          <span className="side-panel__acts">
            <ActionButton onClick={() => void onWithdraw()}>
              {texts.withdraw[language]}
            </ActionButton>
            <ActionButton onClick={() => setIsAsking(false)}>{texts.cancel[language]}</ActionButton>
          </span>
        </>
      ) : null}
    </li>
  );
}
