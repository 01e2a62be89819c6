"use client";
import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";

type ButtonProps = ComponentProps<typeof Button>;

interface ActionButtonProps extends Pick<ButtonProps, "children" | "disabled" | "type"> {
  /** True for the main action of the panel; at most one per panel. */
  isMain?: boolean;
  onClick?: () => void;
}

const smallStyle = { margin: false, size: "small" } as const;

/** Payload's small button, for panels and screens of the CMS. */
export function ActionButton({ isMain = false, ...props }: ActionButtonProps) {
  return <Button {...smallStyle} {...props} buttonStyle={isMain ? "primary" : "secondary"} />;
}

interface ActionLinkProps extends Pick<ButtonProps, "children" | "newTab"> {
  href: string;
  isDownload?: boolean;
}

/** A link that looks like a panel's main button. */
export function ActionLink({ href, isDownload = false, ...props }: ActionLinkProps) {
  return (
    <Button
      {...smallStyle}
      {...props}
      el="anchor"
      url={href}
      buttonStyle="primary"
      extraButtonProps={{ download: isDownload }}
    />
  );
}
