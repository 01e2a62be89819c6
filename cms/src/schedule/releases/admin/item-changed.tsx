"use client";
import { type UnapprovedSave as Change, releasesApi } from "contracts";
import { useRouter } from "next/navigation.js";
import { UnapprovedChangeNotice } from "../../admin/changed-since.tsx";

interface MemberChangedProps {
  releaseId: string;
  memberId: string;
  changed: Change;
  isEditor: boolean;
}

/** Shows on a release's screen that a document has a change that the release does not include. */
export function ReleaseItemChangeNotice({
  releaseId,
  memberId,
  changed,
  isEditor,
}: MemberChangedProps) {
  const router = useRouter();
  return (
    <div className="side-panel">
      <UnapprovedChangeNotice
        changed={changed}
        approvePath={isEditor ? releasesApi.approve(releaseId, memberId) : undefined}
        onDone={() => router.refresh()}
      />
    </div>
  );
}
