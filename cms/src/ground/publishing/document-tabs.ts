type Translate = (key: never) => string;

const history = {
  Component: "/content/changes/admin/history-view.tsx#HistoryView",
  path: "/history",
  tab: {
    href: "/history",
    label: ({ t }: { t: Translate }) => t("product:history" as never),
  },
} as const;

const checks = {
  Component: "/content/preview/admin/checks-view.tsx#ChecksView",
  path: "/checks",
  tab: {
    href: "/checks",
    label: ({ t }: { t: Translate }) => t("product:checks" as never),
  },
} as const;

/** Beside the form of what keeps no versions: who changed what. */
export const historyTab = { history } as const;

/** Beside the form of a document with versions: what is missing before it is published, who changed what. */
export const documentTabs = { history, checks } as const;
