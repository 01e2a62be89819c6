import type { ArgTypesEnhancer, SBType } from "storybook/internal/types";

function expandType(type: SBType): string {
  switch (type.name) {
    case "enum":
      return type.value.join(" | ");
    case "union":
      return type.value.map(expandType).join(" | ");
    case "other":
      return type.raw ?? type.value;
    default:
      return type.raw ?? type.name;
  }
}

/** Lists the values of a union type in the table of props; without this enhancer, Storybook prints only "union". */
export const expandUnionTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => [
      prop,
      typeof argType.type === "object"
        ? { ...argType, table: { ...argType.table, type: { summary: expandType(argType.type) } } }
        : argType,
    ]),
  );
