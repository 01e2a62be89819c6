"use client";
import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { defaultLocale } from "contracts";
import { useEffect, useState } from "react";
import { useContentLocale } from "../../platform/admin/screen-state.ts";
import type { SourceTexts } from "../endpoints.ts";
import { translatedCollections, translatedGlobals } from "../translated-documents.ts";

/** Pending and finished requests, shared by all fields of a form: one for each document and language. */
const requests = new Map<string, Promise<SourceTexts | undefined>>();

async function load(address: string): Promise<SourceTexts | undefined> {
  const response = await fetch(address, { credentials: "same-origin" }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as SourceTexts) : undefined;
}

export function clearSourceTexts(): void {
  requests.clear();
}

/** Returns the URL of the document's translation data; undefined while the source language is edited. */
export function useTranslationUrl(): string | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const locale = useContentLocale();
  if (locale === defaultLocale) {
    return undefined;
  }
  if (translatedGlobals.some((global) => global === globalSlug)) {
    return `/api/translations?kind=${globalSlug}&locale=${locale}`;
  }
  const isTranslated = translatedCollections.some((collection) => collection === collectionSlug);
  return id && isTranslated
    ? `/api/translations?kind=${collectionSlug}&id=${id}&locale=${locale}`
    : undefined;
}

/** Loads the source texts of the document while another language is edited. */
export function useSourceTexts(): SourceTexts | undefined {
  const address = useTranslationUrl();
  const [texts, setTexts] = useState<SourceTexts>();
  useEffect(() => {
    if (!address) {
      setTexts(undefined);
      return;
    }
    let isCurrent = true;
    const request = requests.get(address) ?? load(address);
    requests.clear();
    requests.set(address, request);
    void request.then((found) => {
      if (isCurrent) {
        setTexts(found);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return texts;
}

/**
 * Returns a function that converts form paths, which contain row numbers, to source paths, which contain row ids:
 * `blocks.0.heading` to `blocks.ID.heading`.
 */
export function useSourcePath(): (path: string) => string {
  const { getField } = useForm();
  return (path) => {
    const parts = path.split(".");
    return parts
      .map((part, index) => {
        const rows = /^\d+$/.test(part)
          ? getField(parts.slice(0, index).join("."))?.rows
          : undefined;
        return rows?.[Number(part)]?.id ?? part;
      })
      .join(".");
  };
}
