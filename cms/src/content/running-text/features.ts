import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  LinkFeature,
  type lexicalEditor,
} from "@payloadcms/richtext-lexical";
import { KeepUpFeature } from "./keep-up.ts";
import { linkWithAnchor } from "./link-with-anchor.ts";
import { calloutBlock, codeBlock, liveQuoteBlock, tableCaptionBlock } from "./text-blocks.ts";

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>["features"]>;

/** What an editor can write with; web's cms/rich-text draws each of these. */
export const richTextFeatures: Features = ({ defaultFeatures }) => [
  ...defaultFeatures.filter(({ key }) => key !== "link" && key !== "heading"),
  FixedToolbarFeature(),
  // The first level is the title's.
  HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
  KeepUpFeature(),
  LinkFeature(linkWithAnchor),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [calloutBlock, codeBlock, liveQuoteBlock, tableCaptionBlock] }),
];
