import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import * as styles from "./notice.css.ts";

export type NoticeTone = "danger" | "success" | "info";

const icons: Record<NoticeTone, IconName> = {
  danger: "circle-alert",
  success: "circle-check",
  info: "info",
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Set to false inside another live region, which already announces the notice. */
  isAnnounced?: boolean;
}

/** A box with a message in the flow of the page. The tone `danger` is announced at once. */
export function Notice({ tone = "info", title, children, isAnnounced = true }: NoticeProps) {
  const role = tone === "danger" ? "alert" : "status";
  return (
    <div className={styles.tones[tone]} role={isAnnounced ? role : undefined}>
      <Icon name={icons[tone]} size="small" />
      <div className={styles.body}>
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}

/** The error box above a rejected form. */
export function FormError(props: Omit<NoticeProps, "tone">) {
  return <Notice {...props} tone="danger" />;
}
