import type { ArgTypesEnhancer, SBType } from "storybook/internal/types";

function typeInFull(type: SBType): string {
  switch (type.name) {
    case "enum":
      return type.value.join(" | ");
    case "union":
      return type.value.map(typeInFull).join(" | ");
    case "other":
      return type.raw ?? type.value;
    default:
      return type.raw ?? type.name;
  }
}

/** The table of props names what a prop may be, where Storybook would only say "union". */
export const withTypesInFull: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => [
      prop,
      typeof argType.type === "object"
        ? { ...argType, table: { ...argType.table, type: { summary: typeInFull(argType.type) } } }
        : argType,
    ]),
  );
