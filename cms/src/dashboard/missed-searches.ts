import { getLanguageName } from "../platform/admin/documents.ts";
import { label } from "../platform/i18n/label.ts";
import { listFrequentSearchMisses } from "../search/search-misses.ts";
import { type DashboardSection, rowsPerGroup } from "./section.ts";

/** Lists search texts of visitors for which the site found nothing. */
export const missedSearchesSection: DashboardSection = {
  name: "searched-for",
  heading: label("Buscado no site", "Searched for on the site", "Buscado en el sitio"),
  groups: async ({ payload }) => {
    const misses = await listFrequentSearchMisses(payload, rowsPerGroup);
    return [
      {
        name: "misses",
        heading: label(
          "Buscado em 30 dias e não encontrado; nada é guardado de quem buscou",
          "Searched for in 30 days and not found; nothing is kept of who searched",
          "Buscado en 30 días y no encontrado; no se guarda nada de quien buscó",
        ),
        empty: label("Nada, por enquanto.", "Nothing so far.", "Nada, por ahora."),
        rows: misses.map(({ locale, words, times }) => ({
          href: `/cms/collections/posts/create?locale=${locale}`,
          text: words,
          about: getLanguageName(locale),
          count: times,
        })),
      },
    ];
  },
};
