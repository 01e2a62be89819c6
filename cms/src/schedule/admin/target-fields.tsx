import { useTranslation } from "@payloadcms/ui";
import type { ScheduleAction } from "contracts";
import { useState } from "react";
import { useContentLocale } from "../../platform/admin/screen-state.ts";
import { contentLocales } from "../../platform/i18n/locales.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { scheduleTexts } from "./texts.ts";

/** Documents without a URL of their own. The site cannot hide one of their languages only. */
const kindsWithoutUrl = ["testimonials", "pricing-plans", "announcements"];

/** Holds what a schedule or a release does with a document, and in which languages. */
export function useScheduleTarget({ kind, id }: { kind: string; id: string | undefined }) {
  const formLocale = useContentLocale();
  const [action, setAction] = useState<ScheduleAction>("publish");
  const [isAllChosen, setIsAllChosen] = useState(id === undefined);
  const hasOnlyAll = action === "unpublish" && kindsWithoutUrl.includes(kind);
  return {
    action,
    setAction,
    formLocale,
    setIsAllChosen,
    hasOnlyAll,
    /** Locale of the action; null for all languages. */
    locale: isAllChosen || hasOnlyAll ? null : formLocale,
  };
}

interface TargetFieldsProps {
  target: ReturnType<typeof useScheduleTarget>;
  /** True if the user may also unpublish the document. */
  canUnpublish: boolean;
}

/** Selects of the action and of its languages. */
export function ScheduleTargetFields({ target, canUnpublish }: TargetFieldsProps) {
  const language = textLanguage(useTranslation().i18n.language);
  const { action, setAction, formLocale, setIsAllChosen, hasOnlyAll, locale } = target;
  return (
    <>
      {canUnpublish ? (
        <label>
          {scheduleTexts.action[language]}
          <select
            value={action}
            onChange={(event) =>
              setAction(event.target.value === "unpublish" ? "unpublish" : "publish")
            }
          >
            <option value="publish">{scheduleTexts.publish[language]}</option>
            <option value="unpublish">{scheduleTexts.unpublish[language]}</option>
          </select>
        </label>
      ) : null}
      <label>
        {scheduleTexts.language[language]}
        <select
          value={locale === null ? "all" : "one"}
          onChange={(event) => setIsAllChosen(event.target.value === "all")}
        >
          {hasOnlyAll ? null : (
            <option value="one">
              {contentLocales.find(({ code }) => code === formLocale)?.label ??
                scheduleTexts.allLanguages[language]}
            </option>
          )}
          <option value="all">{scheduleTexts.allLanguages[language]}</option>
        </select>
      </label>
    </>
  );
}
