"use client";
import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import { useStaffRole } from "./screen-state.ts";

/** List of documents with drafts (admin.components.views.list). Writers may not publish, unpublish or delete a selection. */
export function DraftsListView(props: ListViewClientProps) {
  const isWriter = useStaffRole() === "writer";
  return (
    <DefaultListView
      {...props}
      disableBulkDelete={props.disableBulkDelete || isWriter}
      disableBulkEdit={props.disableBulkEdit || isWriter}
    />
  );
}
