import type { Locale, SearchResponse } from "contracts";
import { useIntl } from "react-intl";
import { expectToFitWindow } from "stories/fits-window";
import { SeedSite } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { expect, fireEvent, fn } from "storybook/test";
import { SearchOverlay } from "./search-overlay.tsx";
import { SearchPage } from "./search-page.tsx";

const foundResponse: SearchResponse = {
  hits: [
    {
      collection: "posts",
      path: "/blog/estrategia-de-backup-3-2-1",
      title: [
        { text: "Backup", isHit: true },
        { text: " 3-2-1", isHit: false },
      ],
      snippet: [
        { text: "RPO, RTO: ", isHit: false },
        { text: "backup", isHit: true },
        { text: " … 3-2-1", isHit: false },
      ],
    },
    {
      collection: "pages",
      path: "/backup-em-nuvem",
      title: [{ text: "Backup", isHit: true }],
      snippet: [{ text: "7 × 24 h", isHit: false }],
    },
  ],
};

interface SearchStoryProps {
  words: string;
  response?: SearchResponse;
}

function SearchStory({ words, response }: SearchStoryProps) {
  const locale = useIntl().locale as Locale;
  return (
    <SeedSite>
      <SearchPage locale={locale} words={words} results={response} brandName="Araucária Cloud" />
    </SeedSite>
  );
}

const meta = preview.meta({
  title: "Features/Search",
  component: SearchPage,
  parameters: {
    guidance: {
      use: "To find what is published in a language: as a page, and over any page.",
      avoid: "In the panel, whose lists have searches of their own.",
    },
  },
});

export const BeforeASearch = meta.story(() => <SearchStory words="" />);
export const Found = meta.story(() => <SearchStory words="backup" response={foundResponse} />);
export const SpellingCorrected = meta.story(() => (
  <SearchStory words="bakcup" response={{ ...foundResponse, corrected: "backup" }} />
));
export const NothingFound = meta.story(() => <SearchStory words="zyx" response={{ hits: [] }} />);
export const LongWordsOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SearchStory words={"desinstitucionalização".repeat(4)} response={{ hits: [] }} />,
  play: expectToFitWindow,
});

const onClose = fn();

function Overlay({ answer }: { answer: () => Promise<SearchResponse | undefined> }) {
  const locale = useIntl().locale as Locale;
  return <SearchOverlay locale={locale} search={answer} onClose={onClose} />;
}

const respond = () => Promise.resolve(foundResponse);
const fail = () => Promise.resolve(undefined);

/** By keyboard: the arrows cycle through results and input; Escape closes. */
export const OverlayByKeyboard = meta.story({
  tags: ["!picture"],
  render: () => <Overlay answer={respond} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "backup");
    const options = await canvas.findAllByRole("option");
    // Keys of an input method select no result.
    fireEvent.keyDown(field, { key: "ArrowDown", isComposing: true });
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}");
    await expect(options[1]).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveFocus();
  },
});

export const FailedSearch = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  render: () => <Overlay answer={fail} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "x");
    await expect(await canvas.findByText(/não respondeu/)).toBeVisible();
  },
});
