import { EXPERIMENTAL_TableFeature, type lexicalEditor } from "@payloadcms/richtext-lexical";

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>["features"]>;

/** What an editor can write with; web's ui/rich-text draws each of these. */
export const richTextFeatures: Features = ({ defaultFeatures }) => [
  ...defaultFeatures,
  EXPERIMENTAL_TableFeature(),
];
