import { type Catalogue, calculatePlanOffer } from "pricing-engine";
import { getEditHref } from "../platform/admin/documents.ts";
import { type Label, label } from "../platform/i18n/label.ts";
import { readPublishedCatalogue } from "../prices/published-catalogue.ts";
import { type DashboardContext, type DashboardRow, rowsPerGroup } from "./section.ts";

const notOffered = label(
  "Recursos ou transferência fora dos limites da política: o plano não tem preço e ninguém pode escolhê-lo",
  "Resources or transfer outside the policy's limits: the plan has no price and nobody can choose it",
  "Recursos o transferencia fuera de los límites de la política: el plan no tiene precio y nadie puede elegirlo",
);
const notInCatalogue = label(
  "Cartão sem preço: a tabela de preços não tem este plano",
  "Card without a price: the price catalog does not have this plan",
  "Tarjeta sin precio: la tabla de precios no tiene este plan",
);

/** A published plan card that refers to a plan of the catalogue. */
interface PlanCard {
  id: string;
  name?: string | null | undefined;
  plan?: string | null | undefined;
}

/**
 * Returns the plans for which the catalogue cannot compute a price, and the cards whose plan the catalogue does not
 * contain.
 */
export function findUnpricedPlans(
  catalogue: Catalogue,
  cards: readonly PlanCard[],
  language: keyof Label,
): DashboardRow[] {
  const plans = catalogue.plans ?? [];
  const unpriced = plans.filter(({ code }) => !calculatePlanOffer(code, catalogue).ok);
  const cardsWithoutPlan = cards.filter(
    ({ plan }) => plan && !plans.some(({ code }) => code === plan),
  );
  return [
    ...unpriced.map(({ name }) => ({
      href: getEditHref("price-catalogue"),
      text: name,
      about: notOffered[language],
    })),
    ...cardsWithoutPlan.map(({ id, name, plan }) => ({
      href: getEditHref(`pricing-plans/${id}`),
      text: name ?? "",
      about: `${notInCatalogue[language]} (${plan})`,
    })),
  ];
}

/** Lists the plans and plan cards without a price. The list is empty if no price catalogue is published. */
export async function createUnpricedPlansGroup({
  payload,
  permissions,
  language,
}: DashboardContext): Promise<DashboardRow[]> {
  if (!permissions.globals?.["price-catalogue"]?.update) {
    return [];
  }
  const [published, { docs: cards }] = await Promise.all([
    readPublishedCatalogue(payload, "pt-BR"),
    payload.find({
      collection: "pricing-plans",
      where: { plan: { exists: true }, _status: { equals: "published" } },
      select: { name: true, plan: true },
      depth: 0,
      pagination: false,
    }),
  ]);
  return published
    ? findUnpricedPlans(published.catalogue, cards, language).slice(0, rowsPerGroup)
    : [];
}
