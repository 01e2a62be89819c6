/** Replaces the published types of subset-font, which lack options that fonts.ts uses. */
declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}
