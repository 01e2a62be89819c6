"use client";
import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { Catalogue } from "pricing-engine";
import { useEffect, useState } from "react";
import type { PriceCatalogue } from "../../../payload-types.ts";
import { toEngineCatalogue } from "../../catalogue/engine-catalogue.ts";

/** Returns the published catalogue, updated after each save; undefined if none is published. */
export function usePublishedCatalogue(): Catalogue | undefined {
  const { config } = useConfig();
  const { lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const [published, setPublished] = useState<Catalogue>();
  const saved = `${lastUpdateTime} ${hasPublishedDoc}`;

  useEffect(() => {
    const request = new AbortController();
    async function read() {
      const url = `${config.routes.api}/globals/price-catalogue?depth=0&draft=false&read=${encodeURIComponent(saved)}`;
      const response = await fetch(url, { credentials: "include", signal: request.signal });
      const document: PriceCatalogue = await response.json();
      setPublished(document._status === "published" ? toEngineCatalogue(document) : undefined);
    }
    read().catch(() => {
      // Ignores aborted and failed requests, because the preview shows the new prices without the published ones too.
    });
    return () => request.abort();
  }, [config.routes.api, saved]);

  return published;
}
