export { Icon, type IconProps, type IconSize, iconSizes } from "./icon.tsx";
export { type IconName, iconNames, isIconName } from "./icons.ts";
