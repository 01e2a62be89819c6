import { locales } from "contracts";
import preview from "stories/preview";
import { SideBySide } from "stories/side-by-side";
import { expect } from "storybook/test";
import { createExampleEmails, exampleBrand } from "../../cms/src/accounts/emails/example-emails.ts";
import { renderEmail } from "../../cms/src/platform/mail/render-email.ts";

/** Shows an e-mail in each language. Its dark colours follow the browser's colour scheme. */
function Emails({ name }: { name: string }) {
  return (
    <SideBySide>
      {locales.map((locale) => {
        const content = createExampleEmails(locale)[name]?.content;
        const rendered = content && renderEmail({ content, locale, brand: exampleBrand });
        return (
          <iframe
            key={locale}
            title={rendered?.subject ?? name}
            srcDoc={rendered?.html}
            lang={locale}
            width="100%"
            height="840"
          />
        );
      })}
    </SideBySide>
  );
}

const meta = preview.meta({
  title: "E-mails",
  component: Emails,
  tags: ["!picture"],
  async play({ canvas, args: { name } }) {
    for (const locale of locales) {
      const subject = createExampleEmails(locale)[name]?.content.subject ?? "";
      await expect(canvas.getByTitle(subject.replace("{brand}", exampleBrand.name))).toBeVisible();
    }
  },
});

export const Verification = meta.story({ args: { name: "verification" } });
export const ExistingAccount = meta.story({ args: { name: "existingAccount" } });
export const AccountCreatedByStaff = meta.story({ args: { name: "accountCreated" } });
export const Welcome = meta.story({ args: { name: "welcome" } });
export const PasswordReset = meta.story({ args: { name: "reset" } });
export const PasswordChanged = meta.story({ args: { name: "passwordChanged" } });
export const ManyWrongPasswords = meta.story({ args: { name: "attack" } });
export const NewDevice = meta.story({ args: { name: "newDevice" } });
export const SecondFactorAdded = meta.story({ args: { name: "secondFactorAdded" } });
export const SecondFactorRemoved = meta.story({ args: { name: "secondFactorRemoved" } });
export const SecondFactorReset = meta.story({ args: { name: "secondFactorReset" } });
export const RecoveryCodeUsed = meta.story({ args: { name: "recoveryCodeUsed" } });
export const ManyWrongCodes = meta.story({ args: { name: "codeGuesses" } });
export const ManyRefusedLogins = meta.story({ args: { name: "refusedLogins" } });
export const ManyCallsWithoutRight = meta.story({ args: { name: "refusedRights" } });
export const ManyRequests = meta.story({ args: { name: "refusedRequests" } });
export const IdleAccount = meta.story({ args: { name: "idleAccount" } });
export const TermsWillChange = meta.story({ args: { name: "termsChange" } });
export const TermsHaveChanged = meta.story({ args: { name: "termsChanged" } });
export const AccessTokenCreated = meta.story({ args: { name: "tokenCreated" } });
export const AddressChangedFormer = meta.story({ args: { name: "emailChanged" } });
export const AddressChangedNew = meta.story({ args: { name: "emailTaken" } });
export const PlanAdded = meta.story({ args: { name: "planAdded" } });
export const PlanChanged = meta.story({ args: { name: "planChanged" } });
export const PlanEnded = meta.story({ args: { name: "planEnded" } });
export const AccountDeleted = meta.story({ args: { name: "deletion" } });
export const StaffInvitation = meta.story({ args: { name: "invitation" } });
export const ContactReceived = meta.story({ args: { name: "received-contact" } });
export const QuoteRequestReceived = meta.story({ args: { name: "received-quote" } });
export const PlanRequestReceived = meta.story({ args: { name: "planRequested" } });
export const PaymentReceived = meta.story({ args: { name: "paymentReceived" } });
export const ConfirmDeletion = meta.story({ args: { name: "confirmDeletion" } });
export const DeletionWithdrawn = meta.story({ args: { name: "deletionWithdrawn" } });
export const DeletionRequestReceived = meta.story({ args: { name: "received-deletion" } });
