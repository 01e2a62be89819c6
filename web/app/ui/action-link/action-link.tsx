import type { ReactNode } from "react";
import { sizes, tones } from "#app/ui/button/button.css.ts";
import type { ButtonSize, ButtonTone } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Link } from "#app/ui/link/link.tsx";
import { NewTabNotice, newTabAttributes } from "./new-tab.tsx";

export type ActionTone = ButtonTone;

export interface ActionLinkProps {
  href: string;
  /** At most one `primary` per view; `quiet` has no border until hovered. */
  tone?: ActionTone | undefined;
  size?: ButtonSize;
  icon?: IconName | undefined;
  /** True if the link opens a new tab. The link announces the new tab to assistive technology. */
  isExternal?: boolean | undefined;
  children: ReactNode;
}

/** A link styled as a button: the main action of a section. */
export function ActionLink({
  href,
  tone = "primary",
  size = "medium",
  icon,
  isExternal = false,
  children,
}: ActionLinkProps) {
  return (
    <Link
      className={`${tones[tone]} ${sizes[size]}`}
      href={href}
      {...(isExternal ? newTabAttributes : undefined)}
    >
      {icon ? <Icon name={icon} size="small" /> : null}
      <span>
        {children}
        {isExternal ? <NewTabNotice /> : null}
      </span>
    </Link>
  );
}
