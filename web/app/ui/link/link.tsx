import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** What the components below draw their links with, such as a router's. */
export const LinkProvider = LinkContext;

/** A link in whatever way this part of the site navigates; the browser's own by default. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
