import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  type lexicalEditor,
} from "@payloadcms/richtext-lexical";
import { calloutBlock, codeBlock, liveQuoteBlock, tableCaptionBlock } from "./text-blocks.ts";

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>["features"]>;

/** What an editor can write with; web's cms/rich-text draws each of these. */
export const richTextFeatures: Features = ({ defaultFeatures }) => [
  ...defaultFeatures,
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [calloutBlock, codeBlock, liveQuoteBlock, tableCaptionBlock] }),
];
