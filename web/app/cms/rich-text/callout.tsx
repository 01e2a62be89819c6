import type { CalloutKind } from "contracts";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { Icon, type IconName } from "#app/ui/index.ts";
import * as styles from "./text-blocks.css.ts";

const appearances: Record<CalloutKind, { icon: IconName; name: MessageId }> = {
  note: { icon: "info", name: "richText.callout.note" },
  tip: { icon: "lightbulb", name: "richText.callout.tip" },
  warning: { icon: "circle-alert", name: "richText.callout.warning" },
};

/** A highlighted paragraph; its kind is named in text, not only by colour. */
export function Callout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const { icon, name } = appearances[kind];
  return (
    <aside className={styles.callouts[kind]}>
      <p className={styles.calloutName}>
        <Icon name={icon} size="small" />
        <FormattedMessage id={name} />
      </p>
      {children}
    </aside>
  );
}
