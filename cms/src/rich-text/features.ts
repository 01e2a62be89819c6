import {
  BlocksFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  LinkFeature,
  type lexicalEditor,
  RelationshipFeature,
} from "@payloadcms/richtext-lexical";
import { addressedCollections } from "contracts";
import { ForeignPicturesFeature } from "./foreign-pictures-feature.ts";
import { linkFeatureOptions } from "./link-with-anchor.ts";
import {
  calloutBlock,
  codeBlock,
  diagramBlock,
  liveQuoteBlock,
  tableCaptionBlock,
} from "./text-blocks.ts";

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>["features"]>;

/** Updates the form with typed text before the user presses a button of the form (admin/form-sync.tsx). */
const KeepUpFeature = createServerFeature({
  feature: { ClientFeature: "/rich-text/admin/form-sync.tsx#FormSyncClientFeature" },
  key: "keepUp",
});

/** Features of the rich text editor. web's cms/rich-text renders the result of each feature. */
export const richTextFeatures: Features = ({ defaultFeatures }) => [
  ...defaultFeatures.filter(
    ({ key }) => key !== "link" && key !== "heading" && key !== "relationship",
  ),
  FixedToolbarFeature(),
  // Excludes h1, because the page's title is the h1.
  HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
  ForeignPicturesFeature(),
  KeepUpFeature(),
  LinkFeature(linkFeatureOptions),
  RelationshipFeature({ enabledCollections: [...addressedCollections] }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({
    blocks: [calloutBlock, codeBlock, diagramBlock, liveQuoteBlock, tableCaptionBlock],
  }),
];
