import type { I18n } from "@payloadcms/translations";
import type { Payload, TypedUser } from "payload";
import { textLanguage } from "../../ground/admin/money.ts";
import { database } from "../../ground/database.ts";
import { leadFigures } from "../lead-figures.ts";
import { DeliveryNotice } from "./delivery-notice.tsx";
import { leadTexts } from "./texts.ts";
import "./leads.css";

export interface LeadsCardProps {
  i18n: I18n;
  payload: Payload;
  user: TypedUser | null;
}

const lists = {
  leads: "/cms/collections/leads",
  deliveries: "/cms/collections/lead-deliveries",
} as const;

function deliveriesIn(state: string): string {
  return `${lists.deliveries}?where[or][0][and][0][state][equals]=${state}`;
}

/** On the dashboard: what came today, what waits, what could not be delivered. */
export async function LeadsCard({ i18n, payload, user }: LeadsCardProps) {
  if (user?.collection !== "staff" || user.role === "writer") {
    return null;
  }
  const language = textLanguage(i18n.language);
  const { newToday, waiting, dead, held, lastDeliveredAt } = await leadFigures(database(payload));
  const lastDelivery =
    lastDeliveredAt?.toLocaleString(i18n.language, {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: "America/Sao_Paulo",
    }) ?? leadTexts.never[language];
  const figures = [
    { name: "newToday", value: newToday, href: lists.leads },
    { name: "waiting", value: waiting, href: deliveriesIn("waiting") },
    { name: "dead", value: dead, href: deliveriesIn("dead") },
    {
      name: "held",
      value: held,
      href: `${lists.leads}?where[or][0][and][0][suspicion][in]=trap,too-quick`,
    },
    { name: "lastDelivery", value: lastDelivery, href: deliveriesIn("delivered") },
  ] as const;

  return (
    <section className="leads-card" aria-labelledby="leads-card-title">
      <h2 id="leads-card-title">{leadTexts.title[language]}</h2>
      <DeliveryNotice i18n={i18n} />
      <dl>
        {figures.map(({ name, value, href }) => (
          <div key={name} data-figure={name}>
            <dt>{leadTexts[name][language]}</dt>
            <dd>
              <a href={href}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
