"use client";
import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";

type ButtonProps = ComponentProps<typeof Button>;

interface ActionButtonProps extends Pick<ButtonProps, "children" | "disabled" | "type"> {
  /** Whether the button does what its panel is for; a panel has one. */
  isMain?: boolean;
  onClick?: () => void;
}

const small = { margin: false, size: "small" } as const;

/** A button in a panel or screen of the CMS: Payload's, small. */
export function ActionButton({ isMain = false, ...props }: ActionButtonProps) {
  return <Button {...small} {...props} buttonStyle={isMain ? "primary" : "secondary"} />;
}

interface ActionLinkProps extends Pick<ButtonProps, "children" | "newTab"> {
  href: string;
  isDownload?: boolean;
}

/** A link that looks like a panel's main button. */
export function ActionLink({ href, isDownload = false, ...props }: ActionLinkProps) {
  return (
    <Button
      {...small}
      {...props}
      el="anchor"
      url={href}
      buttonStyle="primary"
      extraButtonProps={{ download: isDownload }}
    />
  );
}
