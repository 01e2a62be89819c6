import type { Link } from "cms/payload-types";
import { type ResolvedLink, resolveLink } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { ActionLink, type ActionTone, type IconName, TextLink } from "#app/ui/index.ts";
import { actions as actionsClass, secondaryActions as asidesClass } from "./block-link.css.ts";

interface Target extends ResolvedLink {
  link: Link;
  /** Id of the row in the CMS content. */
  id?: string | null | undefined;
}

/**
 * Returns a function that resolves a link to a path or URL. The function returns undefined if the link has no target,
 * or the target is not translated.
 */
function useLinkResolver() {
  const site = useSite();
  return (link: Link | null | undefined): Target | undefined => {
    const target = link?.label ? resolveLink(link, site) : undefined;
    return link && target ? { ...target, link } : undefined;
  };
}

export interface BlockActionsProps {
  actions: readonly { link: Link; id?: string | null }[] | null | undefined;
}

function useResolvedActions(actions: BlockActionsProps["actions"]): Target[] {
  const resolve = useLinkResolver();
  return (actions ?? []).flatMap(({ link, id }) => {
    const target = resolve(link);
    return target ? { ...target, id } : [];
  });
}

function iconOf({ link }: Target): IconName | undefined {
  return link.kind === "chat" ? "message-circle" : undefined;
}

interface ActionProps {
  target: Target;
  tone: ActionTone;
  icon?: IconName | undefined;
}

function Action({ target: { href, isExternal, link }, tone, icon }: ActionProps) {
  return (
    <ActionLink href={href} isExternal={isExternal} tone={tone} icon={icon}>
      {link.label}
    </ActionLink>
  );
}

/** A block's calls to action. The first link with a target is primary. */
export function BlockActions({ actions }: BlockActionsProps) {
  const targets = useResolvedActions(actions);
  return targets.length > 0 ? (
    <div className={actionsClass}>
      {targets.map((target, index) => (
        <Action
          key={target.id}
          target={target}
          tone={index === 0 ? "primary" : "secondary"}
          icon={iconOf(target)}
        />
      ))}
    </div>
  ) : null;
}

/** Links inside a block's content: a chat link is rendered as a button, all other links as text links. */
export function SecondaryActions({ actions }: BlockActionsProps) {
  const targets = useResolvedActions(actions);
  return targets.length > 0 ? (
    <div className={asidesClass}>
      {targets.map((target) =>
        target.link.kind === "chat" ? (
          <Action key={target.id} target={target} tone="secondary" icon={iconOf(target)} />
        ) : (
          <TextLink key={target.id} href={target.href} isExternal={target.isExternal}>
            {target.link.label}
          </TextLink>
        ),
      )}
    </div>
  ) : null;
}

export interface BlockTextLinkProps {
  link: Link | null | undefined;
}

/** A single link on a separate line; renders nothing if the link has no target. */
export function BlockTextLink({ link }: BlockTextLinkProps) {
  const target = useLinkResolver()(link);
  return target ? (
    <TextLink href={target.href} isExternal={target.isExternal}>
      {target.link.label}
    </TextLink>
  ) : null;
}

export interface BlockActionLinkProps extends BlockTextLinkProps {
  isPrimary: boolean;
}

/** Link of one option, such as a plan. The link of the recommended option is primary. */
export function BlockActionLink({ link, isPrimary }: BlockActionLinkProps) {
  const target = useLinkResolver()(link);
  return target ? <Action target={target} tone={isPrimary ? "primary" : "secondary"} /> : null;
}
