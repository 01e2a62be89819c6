import type { Navigation, SiteSetting } from "cms/payload-types";
import {
  type LeadFormName,
  leadFormNames,
  leadFormSegments,
  localePrefix,
  statusPath,
} from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import { companyChatUrl } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import type { MessageId } from "#app/i18n/messages.ts";
import { Icon, type IconName, newTabAttributes, UnbrokenText } from "#app/ui/index.ts";
import * as styles from "./footer.css.ts";
import { SiteLink } from "./site-link.tsx";

type FooterColumn = NonNullable<Navigation["footerColumns"]>[number];
type Network = NonNullable<SiteSetting["socialLinks"]>[number]["network"];

const networkIcons: Record<Network, IconName> = {
  social: "share-2",
  microblog: "at-sign",
  professional: "briefcase",
  photos: "camera",
};

const formNames = {
  contact: "footer.contact",
  newsletter: "footer.newsletter",
} as const satisfies Record<LeadFormName, MessageId>;

function About({ text }: Pick<FooterColumn, "text">) {
  const intl = useIntl();
  const { settings } = useSite();
  return (
    <>
      {text ? (
        <p className={styles.text}>
          <UnbrokenText>{text}</UnbrokenText>
        </p>
      ) : null}
      <ul className={styles.socialLinks}>
        {settings.socialLinks?.map(({ id, network, name, url }) => (
          <li key={id}>
            <a
              className={styles.socialLink}
              data-tip=""
              href={url}
              aria-label={intl.formatMessage({ id: "footer.social" }, { name })}
              {...newTabAttributes}
            >
              <Icon name={networkIcons[network]} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Contact() {
  const site = useSite();
  const intl = useIntl();
  const { address, telephone, email } = site.settings;
  return (
    <address className={styles.contactDetails}>
      <p className={styles.text}>{address}</p>
      <ul className={styles.contactLinks}>
        <li>
          <a
            className={styles.link}
            href={companyChatUrl(site)}
            {...newTabAttributes}
            aria-label={intl.formatMessage({ id: "footer.telephone" }, { telephone })}
          >
            <Icon name="phone" size="small" />
            {telephone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            <Icon name="mail" size="small" />
            {email}
          </a>
        </li>
        {leadFormNames.map((form) => (
          <li key={form}>
            <a
              className={styles.link}
              href={`${localePrefix(site.locale)}/${leadFormSegments[form][site.locale]}`}
            >
              <FormattedMessage id={formNames[form]} />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href={statusPath(site.locale)}>
            <FormattedMessage id="footer.status" />
          </a>
        </li>
      </ul>
    </address>
  );
}

function ColumnContent({ kind, text, links }: FooterColumn) {
  switch (kind) {
    case "about":
      return <About text={text ?? null} />;
    case "contact":
      return <Contact />;
    default:
      return (
        <ul>
          {links?.map(({ id, link }) => (
            <li key={id}>
              <SiteLink link={link} className={styles.link} />
            </li>
          ))}
        </ul>
      );
  }
}

function BottomBar({ links }: { links: Navigation["bottomLinks"] }) {
  const { footerYear, brandName, rightsNotice, legalName, taxId } = useSite().settings;
  return (
    <div className={styles.bottomBar}>
      <p>
        © {footerYear} {brandName}. {rightsNotice}
        {legalName || taxId ? <br /> : null}
        {[legalName, taxId && `CNPJ ${taxId}`].filter(Boolean).join(" · ")}
      </p>
      <ul className={styles.bottomBarLinks}>
        {links?.map(({ id, link }) => (
          <li key={id}>
            <SiteLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FooterProps {
  navigation: Pick<Navigation, "footerColumns" | "bottomLinks">;
}

/**
 * Footer of a campaign page: only the legal links, because other links would distract from the
 * campaign.
 */
export function LegalFooter({ navigation }: { navigation: Pick<Navigation, "bottomLinks"> }) {
  return (
    <footer className={styles.legalFooter}>
      <div className={styles.footerContent}>
        <BottomBar links={navigation.bottomLinks} />
      </div>
    </footer>
  );
}

/** The site's footer: four columns and the bottom bar. */
export function Footer({ navigation }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <div className={styles.columns}>
          {navigation.footerColumns?.map((column) => (
            <section
              key={column.id}
              className={column.kind === "links" ? undefined : styles.textColumn}
              aria-label={column.title}
            >
              <h2 className={styles.title}>{column.title}</h2>
              <ColumnContent {...column} />
            </section>
          ))}
        </div>
        <BottomBar links={navigation.bottomLinks} />
      </div>
    </footer>
  );
}
