type Translate = (key: never) => string;

const history = {
  Component: "/history/admin/history-view.tsx#HistoryView",
  path: "/history",
  tab: {
    href: "/history",
    label: ({ t }: { t: Translate }) => t("product:history" as never),
  },
} as const;

const checks = {
  Component: "/preview/admin/checks-view.tsx#DocumentChecksView",
  path: "/checks",
  tab: {
    href: "/checks",
    label: ({ t }: { t: Translate }) => t("product:checks" as never),
  },
} as const;

/** Tab next to the form of documents without versions: the change history. */
export const historyTab = { history } as const;

/** Tabs next to the form of documents with versions: checks before publishing, and the change history. */
export const documentTabs = { history, checks } as const;
