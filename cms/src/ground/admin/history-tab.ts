/** The screen of who changed what, for a document or a global with versions. */
export const historyTab = {
  history: {
    Component: "/content/changes/admin/history-view.tsx#HistoryView",
    path: "/history",
    tab: {
      href: "/history",
      label: ({ t }: { t: (key: never) => string }) => t("product:history" as never),
    },
  },
} as const;
