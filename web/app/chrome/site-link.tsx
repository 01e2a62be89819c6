import type { Link } from "cms/payload-types";
import { useLocation } from "react-router";
import { resolveLink } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { NewTabNotice, newTabAttributes } from "#app/ui/index.ts";

export interface SiteLinkProps {
  link: Link;
  className: string;
}

/** A link of the navigation; renders nothing if the link has no target in this language. */
export function SiteLink({ link, className }: SiteLinkProps) {
  const target = resolveLink(link, useSite());
  const { pathname } = useLocation();
  if (!target || !link.label) {
    return null;
  }
  return (
    <a
      className={className}
      href={target.href}
      aria-current={target.href === pathname ? "page" : undefined}
      {...(target.isExternal ? newTabAttributes : {})}
    >
      {link.label}
      {target.isExternal ? <NewTabNotice /> : null}
    </a>
  );
}
