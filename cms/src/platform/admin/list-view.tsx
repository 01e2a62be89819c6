"use client";
import { DefaultListView, useAuth } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";

/** List of documents with drafts (admin.components.views.list). Writers may not publish, unpublish or delete a selection. */
export function DraftsListView(props: ListViewClientProps) {
  const { user } = useAuth<{ role?: string }>();
  const isWriter = user?.role === "writer";
  return (
    <DefaultListView
      {...props}
      disableBulkDelete={props.disableBulkDelete || isWriter}
      disableBulkEdit={props.disableBulkEdit || isWriter}
    />
  );
}
