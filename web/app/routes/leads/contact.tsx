import { noindexMeta } from "../site-route.ts";
import type { Route } from "./+types/contact";
import { loadLeadForm, submitLead } from "./lead-form.server.ts";
import { LeadFormPage } from "./lead-form-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadLeadForm(args);
export const action = (args: Route.ActionArgs) => submitLead(args, "contact");
export const meta = ({ loaderData }: Route.MetaArgs) =>
  noindexMeta({ loaderData: loaderData?.site });
export { siteHeaders as headers } from "../site-route.ts";

export default function Contact(props: Route.ComponentProps) {
  return <LeadFormPage form="contact" {...props} />;
}
