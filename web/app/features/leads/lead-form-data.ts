import type { SiteSetting } from "cms/payload-types";
import { documentPath, type LeadFormName, type Locale } from "contracts";
import type { LeadFormData } from "./lead-form.tsx";

type NoticeSettings = Pick<
  SiteSetting,
  "contactNotice" | "newsletterNotice" | "privacyPolicy" | "updatedAt" | "whatsappConsent"
>;

interface FormSite {
  locale: Locale;
  /** Undefined while the CMS is unreachable; the form is rendered anyway. */
  settings?: NoticeSettings | undefined;
}

/**
 * Returns the texts of a form from the site settings; `noticeVersion` is the time of the last publish of the settings.
 */
export function createLeadFormData(
  form: LeadFormName,
  { locale, settings }: FormSite,
): LeadFormData {
  const notice = form === "contact" ? settings?.contactNotice : settings?.newsletterNotice;
  const policy = typeof settings?.privacyPolicy === "object" ? settings.privacyPolicy : null;
  return {
    form,
    locale,
    notice: notice ?? undefined,
    whatsappConsent: (form === "newsletter" && settings?.whatsappConsent) || undefined,
    noticeVersion: settings?.updatedAt ?? "",
    policy: policy?.slug
      ? {
          href: documentPath({ collection: "legal", slug: policy.slug, locale }),
          title: policy.title,
        }
      : undefined,
  };
}
