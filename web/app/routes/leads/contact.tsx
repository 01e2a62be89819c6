import { leadFormSegments } from "contracts";
import { getIntl } from "#app/i18n/intl.ts";
import { createAppPageTags } from "#app/seo/app-page-meta.ts";
import { createAlternates, noindexMeta } from "../site-route.ts";
import type { Route } from "./+types/contact";
import { loadLeadForm, submitLead } from "./lead-form.server.ts";
import { LeadFormPage } from "./lead-form-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadLeadForm(args);
export const action = (args: Route.ActionArgs) => submitLead(args, "contact");

export function meta({ loaderData }: Route.MetaArgs) {
  const { site } = loaderData ?? {};
  if (!site) {
    return noindexMeta({});
  }
  const intl = getIntl(site.locale);
  return createAppPageTags({
    site,
    alternates: createAlternates((locale) => leadFormSegments.contact[locale]),
    title: intl.formatMessage({ id: "contact.heading" }),
    description: intl.formatMessage({ id: "contact.lede" }),
  });
}

export { siteHeaders as headers } from "../site-route.ts";

export default function Contact(props: Route.ComponentProps) {
  return <LeadFormPage form="contact" {...props} />;
}
