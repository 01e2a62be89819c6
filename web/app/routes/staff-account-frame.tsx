import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import {
  AdminFrame,
  type AdminFrameProps,
  cmsHref,
  LogOutForm,
} from "#app/features/admin/admin-frame.tsx";
import { AuthFrame } from "#app/features/auth/auth-frame.tsx";
import { TextLink } from "#app/ui/index.ts";

export interface StaffAccountFrameProps {
  /** Administrator, for the panel's tabs; undefined for staff who may not see the panel. */
  admin: AdminFrameProps["admin"] | undefined;
  lacksRequiredFactor: boolean;
  children: ReactNode;
}

/**
 * Frame of the screens on which staff manage their own account. Shows the panel's tabs to staff who may see the panel.
 */
export function StaffAccountFrame({
  admin,
  lacksRequiredFactor,
  children,
}: StaffAccountFrameProps) {
  const intl = useIntl();
  return admin ? (
    <AdminFrame admin={admin}>{children}</AdminFrame>
  ) : (
    <AuthFrame heading={intl.formatMessage({ id: "admin.tab.security" })} isStaff>
      {children}
      {lacksRequiredFactor ? (
        <LogOutForm />
      ) : (
        <TextLink isBack href={cmsHref}>
          {intl.formatMessage({ id: "admin.editor.cms" })}
        </TextLink>
      )}
    </AuthFrame>
  );
}
