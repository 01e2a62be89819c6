import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import {
  blogSegment,
  type Locale,
  leadFormSegments,
  leadForms,
  localePrefix,
  locales,
  quoteSegments,
  sentSegment,
  unsubscribeSegments,
} from "contracts";

/** Two articles with an address of their own, ahead of the slug route (specification, section 2). */
const fixedArticles = [
  "escolher-provedor-cloud-computing-brasil",
  "seguranca-cloud-computing-protecao-dados",
];

/** The site in one language. Pages and legal documents live where the CMS says: the last route. */
function site(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => `${locale}/${name}`;
  const prefix = localePrefix(locale).slice(1);
  const at = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const fixed = locale === "pt-BR" ? fixedArticles : [];
  return [
    prefix
      ? route(prefix, "routes/page.tsx", { id: id("home") })
      : index("routes/page.tsx", { id: id("home") }),
    ...fixed.map((slug) =>
      route(at(`${blogSegment}/${slug}`), "routes/article.tsx", { id: id(slug) }),
    ),
    route(at(`${blogSegment}/:slug`), "routes/article.tsx", { id: id("article") }),
    route(at(quoteSegments[locale]), "routes/save-quote.tsx", { id: id("save-quote") }),
    route(at(`${quoteSegments[locale]}/:code`), "routes/saved-quote.tsx", { id: id("quote") }),
    ...leadForms.flatMap((form) => {
      const path = at(leadFormSegments[form][locale]);
      return [
        route(path, "routes/lead-form.tsx", { id: id(form) }),
        route(`${path}/${sentSegment}`, "routes/lead-sent.tsx", { id: id(`${form}-sent`) }),
      ];
    }),
    route(at(`${unsubscribeSegments[locale]}/:token`), "routes/unsubscribe.tsx", {
      id: id("unsubscribe"),
    }),
    route(at("precoadmin"), "routes/price-admin.tsx", { id: id("price-admin") }),
    layout("routes/own/area.tsx", { id: id("area") }, [
      route(at("auth"), "routes/own/auth.tsx", { id: id("auth") }),
      route(at("auth/forgot"), "routes/own/forgot.tsx", { id: id("forgot") }),
      route(at("auth/reset"), "routes/own/reset.tsx", { id: id("reset") }),
      route(at("auth/confirm-email"), "routes/own/email-link.tsx", { id: id("confirm-email") }),
      route(at("auth/undo-email"), "routes/own/email-link.tsx", { id: id("undo-email") }),
      route(at("client-area"), "routes/own/client-area.tsx", { id: id("client-area") }),
      route(at("client-area/account"), "routes/own/account.tsx", { id: id("account") }),
      route(at("client-area/send-verification"), "routes/own/send-verification.ts", {
        id: id("send-verification"),
      }),
      route(at("admin"), "routes/own/admin.tsx", { id: id("admin") }),
      route(at("admin/forgot"), "routes/own/forgot.tsx", { id: id("staff-forgot") }),
      route(at("admin/reset"), "routes/own/reset.tsx", { id: id("staff-reset") }),
      route(at("admin/invite"), "routes/own/reset.tsx", { id: id("staff-invite") }),
      route(at("admin/users/:id"), "routes/own/admin-customer.tsx", { id: id("customer") }),
      route(at("admin/audit"), "routes/own/admin-audit.tsx", { id: id("audit") }),
      route(at("admin/staff"), "routes/own/admin-staff.tsx", { id: id("staff") }),
    ]),
    route(at("feed.xml"), "routes/feed.ts", { id: id("feed") }),
    route(at("*"), "routes/page.tsx", { id: id("page") }),
  ];
}

export default [
  route("favicon.ico", "routes/favicon.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  ...locales.flatMap(site),
] satisfies RouteConfig;
