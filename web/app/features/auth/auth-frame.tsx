import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { Icon, type IconName, Illustration } from "#app/ui/index.ts";
import * as styles from "./auth.css.ts";

const promises: [IconName, MessageId][] = [
  ["layers", "auth.promise.plans"],
  ["lock", "auth.promise.data"],
  ["headset", "auth.promise.support"],
];

export interface AuthFrameProps {
  heading: string;
  lede?: ReactNode;
  /** True if the form is for staff, for whom no marketing text is shown. */
  isStaff?: boolean;
  children: ReactNode;
}

/** Layout of a form. Wide screens also show the benefits of an account next to the form. */
export function AuthFrame({ heading, lede, isStaff = false, children }: AuthFrameProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.formColumn}>
        <div className={styles.form}>
          <div>
            <h1 className={styles.heading}>{heading}</h1>
            {lede ? <p className={styles.lede}>{lede}</p> : null}
          </div>
          {children}
        </div>
      </div>
      {isStaff ? null : <Promises />}
    </div>
  );
}

function Promises() {
  return (
    <div className={styles.benefitsPanel}>
      <div className={styles.illustration}>
        <Illustration name="racks" />
      </div>
      <ul className={styles.benefits}>
        {promises.map(([icon, id]) => (
          <li className={styles.benefit} key={id}>
            <Icon name={icon} />
            <span>
              <FormattedMessage id={id} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
