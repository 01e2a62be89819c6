import { FormattedMessage } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import * as styles from "./floating.css.ts";

/** Buttons that accept or decline cookies; the page's script stores the choice (enhance.ts). */
export function ConsentButtons() {
  const { settings } = useSite();
  const answers = [
    { answer: "declined", text: settings.cookieDecline },
    { answer: "accepted", text: settings.cookieAccept },
  ];
  return (
    <div className={styles.consentButtons}>
      {answers.map(({ answer, text }) => (
        <button
          key={answer}
          type="button"
          className={styles.consentButton}
          data-consent-answer={answer}
          data-consent-version={settings.updatedAt}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const states = {
  accepted: <FormattedMessage id="cookies.accepted" />,
  declined: <FormattedMessage id="cookies.declined" />,
  unset: <FormattedMessage id="cookies.unset" />,
};

/** Shows the stored choice about cookies, and the buttons to change the choice. Needs scripts. */
export function ConsentSettings() {
  return (
    <section className={styles.consentSettings} aria-labelledby="cookie_choice">
      <h2 id="cookie_choice">
        <FormattedMessage id="cookies.choice" />
      </h2>
      <div aria-live="polite">
        {Object.entries(states).map(([state, text]) => (
          <p key={state} data-consent-state={state} hidden>
            {text}
          </p>
        ))}
      </div>
      <ConsentButtons />
    </section>
  );
}
