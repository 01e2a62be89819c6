"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { maxReleaseNameLength, release, releasesApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { ActionButton } from "../../../platform/admin/action-button.tsx";
import { callApi } from "../../../platform/admin/call.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { releasePath } from "../release-path.ts";
import { releaseTexts as texts } from "./texts.ts";

/** Form that creates an empty release. Editors add documents to the release in the forms of the documents. */
export function NewRelease() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = textLanguage(i18n.language);
  const [name, setName] = useState("");
  async function create(): Promise<void> {
    const response = await callApi(releasesApi.releases, "POST", { name });
    const read = response?.ok ? release.safeParse(await response.json()) : undefined;
    if (read?.success) {
      router.push(releasePath(read.data.id));
    } else {
      toast.error(texts.failed[language]);
    }
  }
  return (
    <form
      className="staff-view__filters"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <label>
        {texts.name[language]}
        <input
          required
          maxLength={maxReleaseNameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <ActionButton type="submit" isMain>
        {texts.create[language]}
      </ActionButton>
    </form>
  );
}
