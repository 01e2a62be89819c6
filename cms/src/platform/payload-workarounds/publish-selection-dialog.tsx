"use client";
import {
  CheckboxInput,
  ConfirmationModal,
  toast,
  useConfig,
  useModal,
  useRouteCache,
  useSelection,
  useTranslation,
} from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { mergeListSearchAndWhere } from "payload/shared";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { callApi } from "../admin/call.ts";
import { useContentLocale } from "../admin/screen-state.ts";
import { label } from "../i18n/label.ts";
import { contentLocales } from "../i18n/locales.ts";
import { textLanguage } from "../i18n/text-language.ts";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload's confirmation before a selection is published names no language and offers no choice, and
 * `ListSelection` has no slot for actions. This component opens its own dialog instead.
 * Upstream: https://github.com/payloadcms/payload/issues/2778
 * Remove when: a bulk publish names its language.
 * Test: tests/e2e/editing/selections.spec.ts
 */

const texts = {
  about: label(
    "Publicar em {language}? Documentos selecionados: {count}. Os outros idiomas ficam como estão.",
    "Publish in {language}? Documents selected: {count}. The other languages stay as they are.",
    "¿Publicar en {language}? Documentos seleccionados: {count}. Los demás idiomas quedan como están.",
  ),
  aboutAll: label(
    "Publicar em todos os idiomas? Documentos selecionados: {count}. Os rascunhos de todos os idiomas vão ao ar.",
    "Publish in all languages? Documents selected: {count}. The drafts in every language go live.",
    "¿Publicar en todos los idiomas? Documentos seleccionados: {count}. Se publican los borradores de todos los idiomas.",
  ),
  all: label(
    "Publicar em todos os idiomas",
    "Publish in all languages",
    "Publicar en todos los idiomas",
  ),
};

interface BulkResponse {
  message?: string;
  errors?: { message: string }[];
}

/** Dialog that lets the user choose the language in which a selection is published. */
export function PublishSelectionDialog({ collectionSlug }: { collectionSlug: string }) {
  const { i18n, t } = useTranslation();
  const language = textLanguage(i18n.language);
  const locale = useContentLocale();
  const { config, getEntityConfig } = useConfig();
  const search = useSearchParams().get("search");
  const { count, getQueryParams, toggleAll } = useSelection();
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const [isInAll, setIsInAll] = useState(false);
  const checkboxId = useId();
  const modalSlug = `publish-selection-${collectionSlug}`;
  const name = contentLocales.find(({ code }) => code === locale)?.label ?? locale;

  const openDialog = useEffectEvent((event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest(".list-selection button") : null;
    if (button?.getAttribute("aria-label") === t("version:publish")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setIsInAll(false);
      openModal(modalSlug);
    }
  });
  useEffect(() => {
    // Listens on `window` in the capture phase, to run before React, which listens on the document.
    window.addEventListener("click", openDialog, true);
    return () => window.removeEventListener("click", openDialog, true);
  }, []);

  async function publish(): Promise<void> {
    const scope = isInAll ? "publishAllLocales=true" : `publishSpecificLocale=${locale}`;
    // Includes the list's filter and search, because they define a selection across all pages.
    const where = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug }),
      search: search ?? "",
      where: { _status: { not_equals: "published" } },
    });
    const address = `${config.routes.api}/${collectionSlug}${getQueryParams(where)}`;
    const response = await callApi(`${address}&draft=true&${scope}`, "PATCH", {
      _status: "published",
    });
    const body = (await response?.json().catch(() => undefined)) as BulkResponse | undefined;
    if (response?.ok) {
      toast.success(body?.message);
      toggleAll();
      clearRouteCache();
    } else {
      const reasons = (body?.errors ?? []).map(({ message }) => message);
      toast.error(reasons.join("\n") || t("error:unknown"));
    }
  }

  const about = texts[isInAll ? "aboutAll" : "about"][language]
    .replace("{language}", String(name))
    .replace("{count}", String(count));
  return (
    <ConfirmationModal
      modalSlug={modalSlug}
      heading={t("version:confirmPublish")}
      cancelLabel={t("general:cancel")}
      confirmingLabel={t("version:publishing")}
      confirmLabel={t("general:confirm")}
      onConfirm={publish}
      body={
        <>
          <p>{about}</p>
          <CheckboxInput
            id={checkboxId}
            label={texts.all[language]}
            checked={isInAll}
            onToggle={({ target }) => setIsInAll(target.checked)}
          />
        </>
      }
    />
  );
}
