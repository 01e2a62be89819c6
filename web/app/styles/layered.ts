import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { blocksLayer, chromeLayer, uiLayer } from "./layers.css.ts";
import { media } from "./media.ts";

type LayeredRule = NonNullable<StyleRule["@layer"]>[string];

interface InteractionStyles {
  /** Hover styles, on devices that can hover. On touch screens, hover styles would stay after a tap. */
  hover?: LayeredRule;
  /** Styles while pressed. */
  active?: LayeredRule;
  /**
   * Selector of a state in which hover and active styles do not apply, such as `[aria-current]`.
   */
  inactiveSelector?: string;
}

export type InteractiveRule = LayeredRule & InteractionStyles;

function expandInteractions({
  hover,
  active,
  inactiveSelector = ":disabled",
  ...rule
}: InteractiveRule): LayeredRule {
  const { selectors, "@media": conditions, ...plain } = rule as LayeredRule & StyleRule;
  const { [media.canHover]: onPointers, ...others } = conditions ?? {};
  return {
    ...plain,
    selectors: { ...selectors, ...(active && { [`&:active:not(${inactiveSelector})`]: active }) },
    "@media": {
      ...others,
      ...((hover || onPointers) && {
        [media.canHover]: {
          ...onPointers,
          selectors: {
            ...onPointers?.selectors,
            // Excludes :active, because a pressed element is also hovered, and conditional rules come after others.
            ...(hover && { [`&:hover:not(:active, ${inactiveSelector})`]: hover }),
          },
        },
      }),
    },
  } as LayeredRule;
}

/** Creates the style functions of one cascade layer. */
export function createLayerStyles(layer: string) {
  return {
    /** Creates a class; `base` classes are composed into it. */
    style: (rule: InteractiveRule, ...base: string[]): string =>
      style([...base, { "@layer": { [layer]: expandInteractions(rule) } }]),
    /** Creates a rule for elements that have no class. */
    global: (selector: string, rule: LayeredRule): void =>
      globalStyle(selector, { "@layer": { [layer]: rule } }),
  };
}

/** Layer of components and running text. */
export const { style: uiStyle, global: uiGlobal } = createLayerStyles(uiLayer);
/** Layer of page sections, which overrides components. */
export const { style: blockStyle, global: blockGlobal } = createLayerStyles(blocksLayer);
/** Styles of features. They are in the same CSS layer as page sections. */
export const { style: featureStyle, global: featureGlobal } = createLayerStyles(blocksLayer);
/** Layer of chrome and documents, which overrides all other layers. */
export const { style: chromeStyle, global: chromeGlobal } = createLayerStyles(chromeLayer);
