import type { Link } from "cms/payload-types";
import { resolveLink } from "#app/content/link.ts";
import { useSite } from "#app/content/site-context.tsx";
import { ActionLink, TextLink } from "#app/ui/action-link/index.ts";
import { actions as actionsClass } from "./block-link.css.ts";

export interface BlockActionsProps {
  actions: readonly { link: Link; id?: string | null }[] | null | undefined;
}

/** A block's calls to action; the first that leads somewhere is the primary one. */
export function BlockActions({ actions }: BlockActionsProps) {
  const site = useSite();
  const targets = (actions ?? []).flatMap(({ link }) => {
    const target = link.label ? resolveLink(link, site) : undefined;
    return target ? [{ ...target, link }] : [];
  });
  if (targets.length === 0) {
    return null;
  }
  return (
    <div className={actionsClass}>
      {targets.map(({ href, isExternal, link }, index) => (
        <ActionLink
          key={`${href} ${link.label}`}
          href={href}
          isExternal={isExternal}
          tone={index === 0 ? "primary" : "secondary"}
          icon={link.kind === "chat" ? "message-circle" : undefined}
        >
          {link.label}
        </ActionLink>
      ))}
    </div>
  );
}

export interface BlockTextLinkProps {
  link: Link | null | undefined;
}

/** A single link of a block, on a line of its own; nothing when it leads nowhere. */
export function BlockTextLink({ link }: BlockTextLinkProps) {
  const site = useSite();
  const target = link?.label ? resolveLink(link, site) : undefined;
  return link && target ? (
    <TextLink href={target.href} isExternal={target.isExternal}>
      {link.label}
    </TextLink>
  ) : null;
}

export interface BlockChoiceLinkProps extends BlockTextLinkProps {
  isPrimary: boolean;
}

/** The one action of a thing to choose; only the recommended one is primary. */
export function BlockChoiceLink({ link, isPrimary }: BlockChoiceLinkProps) {
  const site = useSite();
  const target = link?.label ? resolveLink(link, site) : undefined;
  return link && target ? (
    <ActionLink
      href={target.href}
      isExternal={target.isExternal}
      tone={isPrimary ? "primary" : "secondary"}
    >
      {link.label}
    </ActionLink>
  ) : null;
}
