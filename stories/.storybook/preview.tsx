import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import type { Locale } from "contracts";
import { IntlProvider } from "react-intl";
import { configure, waitFor } from "storybook/test";
import addonPseudoStates from "storybook-addon-pseudo-states";
import enUS from "../../web/app/i18n/messages/en-US.json";
import esES from "../../web/app/i18n/messages/es-ES.json";
import ptBR from "../../web/app/i18n/messages/pt-BR.json";
import { type MessageCatalogue, registerMessages } from "../../web/app/i18n/messages.ts";
import "../../web/app/styles/fonts.css";
import "../../web/app/styles/reset.css.ts";
import { DocsPage } from "./docs-page.tsx";
import { expandUnionTypes } from "./expand-union-types.ts";
import { docsBackground } from "./preview.css.ts";

const catalogues: Record<string, Record<string, string>> = {
  "pt-BR": ptBR,
  "en-US": enUS,
  "es-ES": esES,
};
// Provides the messages outside of React, because texts of the offer are formatted outside of React.
for (const [locale, catalogue] of Object.entries(catalogues)) {
  registerMessages(locale as Locale, catalogue as unknown as MessageCatalogue);
}

// Waits longer than the default of one second, because a busy machine stalls for seconds.
configure({ asyncUtilTimeout: 60_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonPseudoStates()],
  tags: ["autodocs", "picture"],
  argTypesEnhancers: [expandUnionTypes],
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    docs: { page: DocsPage },
    options: {
      storySort: {
        method: "alphabetical",
        order: ["Foundations", ["Principles", "Voice", "Colour"], "ui", "blocks", "features"],
      },
    },
    viewport: {
      options: {
        phone: { name: "360", styles: { width: "360px", height: "780px" }, type: "mobile" },
        tablet: { name: "768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        laptop: { name: "1024", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        desktop: { name: "1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
  initialGlobals: { locale: "pt-BR", theme: "light", motion: "full" },
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
    motion: {
      description: "Motion",
      toolbar: {
        icon: "play",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  /** Applies forced states in afterEach, because the accessibility check runs after this function. */
  afterEach: async ({ parameters, viewMode }) => {
    if (parameters.pseudo && viewMode === "story") {
      await waitFor(() => {
        if (!document.querySelector('[class*="pseudo-"]')) {
          throw new Error("No state is forced");
        }
      });
    }
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const locale = String(globals.locale);
      const root = document.documentElement;
      root.dataset.theme = String(globals.theme);
      root.dataset.motion = String(globals.motion);
      root.dataset.scripted = "";
      // Changes the language only outside documentation pages, where all stories share the document.
      if (viewMode === "story") {
        root.lang = locale;
        root.dataset.layout = parameters.layout;
      }
      return (
        <IntlProvider locale={locale} messages={catalogues[locale] ?? {}}>
          {viewMode === "docs" ? (
            <div className={docsBackground} lang={locale}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </IntlProvider>
      );
    },
  ],
});
