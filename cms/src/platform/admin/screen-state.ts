"use client";
import { useAuth, useLocale } from "@payloadcms/ui";
import type { StaffRole } from "contracts";

/** Returns the role of the member of staff who uses the screen; undefined while Payload loads it. */
export function useStaffRole(): StaffRole | undefined {
  const { user } = useAuth();
  return user?.collection === "staff" ? user.role : undefined;
}

/** Returns the code of the language in which the screen shows and edits content. */
export function useContentLocale(): string {
  return useLocale().code;
}
