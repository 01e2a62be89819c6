"use client";
import { useField, useTranslation } from "@payloadcms/ui";
import {
  compareWithRecommendedLength,
  type RecommendedLength,
} from "../../content/fields/recommended-lengths.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import "./characters-left.css";

const texts = {
  short: label(
    "Curto para os resultados de busca. Caracteres que faltam para o tamanho ideal: {count}.",
    "Short for search results. Characters missing for the ideal length: {count}.",
    "Corto para los resultados de búsqueda. Caracteres que faltan para la longitud ideal: {count}.",
  ),
  fits: label(
    "Caracteres que ainda cabem nos resultados de busca: {count}.",
    "Characters left in search results: {count}.",
    "Caracteres que aún caben en los resultados de búsqueda: {count}.",
  ),
  cut: label(
    "Caracteres que os resultados de busca cortam: {count}.",
    "Characters that search results cut off: {count}.",
    "Caracteres que los resultados de búsqueda cortan: {count}.",
  ),
};

export interface CharactersLeftProps {
  path: string;
  length: RecommendedLength;
}

/** Shows how many characters of a title or description search results display. */
export function CharactersLeft({ path, length }: CharactersLeftProps) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const { state, count } = compareWithRecommendedLength(value ?? "", length);
  return (
    <p className={`characters-left characters-left--${state}`}>
      {texts[state][textLanguage(i18n.language)].replace("{count}", String(count))}
    </p>
  );
}
