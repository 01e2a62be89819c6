import addonA11y from "@storybook/addon-a11y";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import { IntlProvider } from "react-intl";
import enUS from "../../web/app/i18n/messages/en-US.json";
import esES from "../../web/app/i18n/messages/es-ES.json";
import ptBR from "../../web/app/i18n/messages/pt-BR.json";
import "../../web/app/styles/fonts.css";
import "../../web/app/styles/reset.css.ts";

const catalogues: Record<string, Record<string, string>> = {
  "pt-BR": ptBR,
  "en-US": enUS,
  "es-ES": esES,
};

export default definePreview({
  addons: [addonA11y(), addonVitest()],
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
  },
  initialGlobals: { locale: "pt-BR", theme: "light" },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "pt-BR", title: "Português" },
          { value: "en-US", title: "English" },
          { value: "es-ES", title: "Español" },
        ],
      },
    },
    theme: {
      description: "Colour scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const locale = String(globals.locale);
      document.documentElement.lang = locale;
      document.documentElement.dataset.theme = String(globals.theme);
      return (
        <IntlProvider locale={locale} messages={catalogues[locale] ?? {}}>
          <Story />
        </IntlProvider>
      );
    },
  ],
});
