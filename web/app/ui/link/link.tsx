import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the component that renders links below it, such as a router's. */
export const LinkProvider = LinkContext;

/** A link rendered by the nearest LinkProvider; by default a plain anchor. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
