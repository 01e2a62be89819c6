import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import {
  articleGroupSegments,
  articleGroups,
  blogSegment,
  feedSegment,
  type Locale,
  leadFormNames,
  leadFormSegments,
  localePrefix,
  locales,
  previewSegment,
  quoteSegments,
  searchSegments,
  sharedPreviewSegment,
  statusAlertActionSegments,
  statusAlertActions,
  statusAlertPathSegments,
  statusSegment,
  thankYouSegment,
  unsubscribeSegments,
} from "contracts";

/**
 * Two articles with fixed routes, which match before the route for slugs (specification, section
 * 2).
 */
const fixedArticles = [
  "escolher-provedor-cloud-computing-brasil",
  "seguranca-cloud-computing-protecao-dados",
];

/** Routes of the panel in one language. Each dialog is a child route of its screen, with a path like its file name. */
function panel(locale: Locale): RouteConfigEntry[] {
  const prefix = localePrefix(locale).slice(1);
  const screen = (path: string, file: string, dialogs: string[] = []) =>
    route(
      prefix ? `${prefix}/${path}` : path,
      `routes/panel/${file}.tsx`,
      { id: `${locale}/panel/${file}` },
      dialogs.map((dialog) =>
        route(
          // Removes the part of the file name that the screen's path already contains.
          dialog.replace(`${file}.`, "").replaceAll("$", ":").replaceAll(".", "/"),
          `routes/panel/${dialog}.tsx`,
          { id: `${locale}/panel/${dialog}` },
        ),
      ),
    );
  return [
    screen("admin", "panel", [
      "users.new",
      "users.$id.remove",
      "users.$id.plans.new",
      "plans.new",
      "plans.$id.edit",
      "plans.$id.remove",
      "plans.$id.deactivate",
    ]),
    screen("admin/users/:id", "users.$id", [
      "users.$id.edit",
      "users.$id.reset-link",
      "users.$id.second-factor",
      "users.$id.plans.$subscription.cancel",
      "users.$id.plans.$subscription.payment",
      "users.$id.plans.$subscription.rename",
    ]),
    screen("admin/audit", "audit"),
    screen("admin/status", "status", [
      "status.new",
      "status.days",
      "status.$id.update",
      "status.$id.edit",
      "status.$id.remove",
    ]),
    screen("admin/system", "system"),
    screen("admin/staff", "staff", [
      "staff.new",
      "staff.$id.role",
      "staff.$id.disable",
      "staff.$id.second-factor",
    ]),
  ];
}

/** Routes of the status page in one language: page, feed, incidents, alerts by e-mail. */
function status(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => `${locale}/status/${name}`;
  const base = `${localePrefix(locale)}/${statusSegment}`.slice(1);
  const alerts = `${base}/${statusAlertPathSegments[locale]}`;
  return [
    route(base, "routes/status/status.tsx", { id: id("status") }),
    route(`${base}/${feedSegment}`, "routes/status/feed.ts", { id: id("feed") }),
    route(alerts, "routes/status/alerts.tsx", { id: id("alerts") }),
    ...statusAlertActions.map((action) =>
      route(
        `${alerts}/${statusAlertActionSegments[action][locale]}/:token`,
        `routes/status/${action}.tsx`,
        {
          id: id(action),
        },
      ),
    ),
    route(`${base}/:id`, "routes/status/incident.tsx", { id: id("incident") }),
  ];
}

/**
 * Routes of the site in one language. The last route handles pages and legal documents, whose
 * URLs are in the CMS.
 */
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
      route(at(`${blogSegment}/${slug}`), "routes/article.tsx", { id: id(`article/${slug}`) }),
    ),
    route(at(`${blogSegment}/:slug`), "routes/article.tsx", { id: id("article") }),
    route(at(quoteSegments[locale]), "routes/save-quote.tsx", { id: id("save-quote") }),
    route(at(`${quoteSegments[locale]}/:code`), "routes/saved-quote.tsx", { id: id("quote") }),
    ...leadFormNames.flatMap((form) => {
      const path = at(leadFormSegments[form][locale]);
      return [
        route(path, `routes/leads/${form}.tsx`, { id: id(form) }),
        route(`${path}/${thankYouSegment}`, `routes/leads/${form}-sent.tsx`, {
          id: id(`${form}-sent`),
        }),
      ];
    }),
    route(at(`${unsubscribeSegments[locale]}/:token`), "routes/leads/unsubscribe.tsx", {
      id: id("unsubscribe"),
    }),
    route(at(`${previewSegment}/${sharedPreviewSegment}`), "routes/preview/shared.tsx", {
      id: id("shared-preview"),
    }),
    route(at(`${previewSegment}/:kind/:id?`), "routes/preview/draft.tsx", { id: id("draft") }),
    route(at(searchSegments[locale]), "routes/search.tsx", { id: id("search") }),
    ...status(locale),
    route(at("precoadmin"), "routes/price-admin.tsx", { id: id("price-admin") }),
    layout("routes/account-pages.tsx", { id: id("personal") }, [
      layout("routes/account-page-layout.tsx", { id: id("personal-frame") }, [
        route(at("auth"), "routes/auth/auth.tsx", { id: id("auth") }),
        route(at("auth/forgot"), "routes/auth/forgot.tsx", { id: id("forgot") }),
        route(at("auth/code"), "routes/auth/code.tsx", { id: id("login-code") }),
        route(at("auth/reset"), "routes/auth/reset.tsx", { id: id("reset") }),
        route(at("auth/confirm-email"), "routes/auth/confirm-email.tsx", {
          id: id("confirm-email"),
        }),
        route(at("auth/undo-email"), "routes/auth/undo-email.tsx", { id: id("undo-email") }),
        route(at("auth/confirm-deletion"), "routes/auth/confirm-deletion.tsx", {
          id: id("confirm-deletion"),
        }),
        layout("routes/account/layout.tsx", { id: id("account-layout") }, [
          route(at("client-area"), "routes/account/plans.tsx", { id: id("client-area") }, [
            route("plans/:subscription/wish", "routes/account/plans.$subscription.request.tsx", {
              id: id("plan-request"),
            }),
          ]),
          route(at("client-area/account"), "routes/account/account.tsx", { id: id("account") }),
          route(at("client-area/security"), "routes/account/security.tsx", { id: id("security") }),
          route(at("client-area/confirm"), "routes/account/confirm.tsx", { id: id("confirm") }),
          route(at("client-area/export"), "routes/account/export.tsx", { id: id("export") }),
          route(at("client-area/send-verification"), "routes/account/send-verification.tsx", {
            id: id("send-verification"),
          }),
        ]),
        route(at("admin/forgot"), "routes/panel/forgot.tsx", { id: id("staff-forgot") }),
        route(at("admin/code"), "routes/panel/code.tsx", { id: id("staff-login-code") }),
        route(at("admin/confirm"), "routes/panel/confirm.tsx", { id: id("staff-confirm") }),
        route(at("admin/security"), "routes/panel/security.tsx", { id: id("staff-security") }),
        route(at("admin/reset"), "routes/panel/reset.tsx", { id: id("staff-reset") }),
        route(at("admin/invite"), "routes/panel/invite.tsx", { id: id("staff-invite") }),
        layout("routes/panel/layout.tsx", { id: id("panel-layout") }, panel(locale)),
      ]),
    ]),
    route(at(feedSegment), "routes/feed.ts", { id: id("feed") }),
    ...articleGroups.map((group) =>
      route(
        at(`${blogSegment}/${articleGroupSegments[group][locale]}/:slug/${feedSegment}`),
        "routes/group-feed.ts",
        { id: id(`${group}/group-feed`) },
      ),
    ),
    route(at("*"), "routes/page.tsx", { id: id("page") }),
  ];
}

export default [
  route("favicon.ico", "routes/favicon.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:part", "routes/sitemap-part.ts"),
  ...locales.flatMap(site),
] satisfies RouteConfig;
