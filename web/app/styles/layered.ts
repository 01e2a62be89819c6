import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { blocksLayer, chromeLayer, uiLayer } from "./layers.css.ts";
import { media } from "./media.ts";

type LayeredRule = NonNullable<StyleRule["@layer"]>[string];

interface Answers {
  /** Pointed at, on screens that can be: where there is only touch it would stay after the finger. */
  hover?: LayeredRule;
  /** Pressed. */
  active?: LayeredRule;
  /** In what state it answers neither, as a selector: `[aria-current]`. */
  still?: string;
}

export type AnsweringRule = LayeredRule & Answers;

function expanded({ hover, active, still = ":disabled", ...rule }: AnsweringRule): LayeredRule {
  const { selectors, "@media": conditions, ...plain } = rule as LayeredRule & StyleRule;
  const { [media.canHover]: onPointers, ...others } = conditions ?? {};
  return {
    ...plain,
    selectors: { ...selectors, ...(active && { [`&:active:not(${still})`]: active }) },
    "@media": {
      ...others,
      ...((hover || onPointers) && {
        [media.canHover]: {
          ...onPointers,
          selectors: {
            ...onPointers?.selectors,
            // What is pressed is pointed at as well, and conditional rules come after the others.
            ...(hover && { [`&:hover:not(:active, ${still})`]: hover }),
          },
        },
      }),
    },
  } as LayeredRule;
}

/** Makes the classes of one cascade layer. */
export function layered(layer: string) {
  return {
    /** A class; `base` classes come with it. */
    style: (rule: AnsweringRule, ...base: string[]): string =>
      style([...base, { "@layer": { [layer]: expanded(rule) } }]),
    /** A rule for what has no class of its own. */
    global: (selector: string, rule: LayeredRule): void =>
      globalStyle(selector, { "@layer": { [layer]: rule } }),
  };
}

/** Components, and running text. */
export const { style: uiStyle, global: uiGlobal } = layered(uiLayer);
/** Sections of a page, which win over what they are made of. */
export const { style: blockStyle, global: blockGlobal } = layered(blocksLayer);
/** Features, of the same layer. */
export const { style: featureStyle, global: featureGlobal } = layered(blocksLayer);
/** The frame around pages, which wins over all others. */
export const { style: chromeStyle, global: chromeGlobal } = layered(chromeLayer);
