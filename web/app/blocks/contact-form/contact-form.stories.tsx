import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import { seedSettings } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { ContactForm } from "./contact-form.tsx";

const meta = preview.meta({
  component: ContactForm,
  parameters: {
    guidance: {
      use: "Where a visitor who is not ready for the chat can write.",
      avoid: "Twice on a page.",
    },
  },
});

export const OnHome = meta.story({
  render: () => <SeedBlock page="home" type="contactForm" />,
  play: async ({ canvas }) => {
    const { email, telephone } = seedSettings("pt-BR");
    const emailLink = canvas.getByRole("link", { name: email });
    await expect(emailLink).toHaveAttribute("href", `mailto:${email}`);
    const phoneLink = canvas.getByRole("link", { name: telephone });
    await expect(phoneLink).toHaveAttribute("href", "tel:+5511955500142");
    await expect(phoneLink).toHaveStyle({ whiteSpace: "nowrap" });
  },
});

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="home" type="contactForm" stress="bare" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="home" type="contactForm" stress="long" />,
  play: expectToFitWindow,
});
