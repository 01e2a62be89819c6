import type { Field, SanitizedConfig } from "payload";

function withCell(field: Field): Field {
  if (field.type === "row" || field.type === "collapsible") {
    return { ...field, fields: field.fields.map(withCell) };
  }
  if (field.type === "tabs") {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withCell) }));
    return { ...field, tabs };
  }
  if (field.type !== "date") {
    return field;
  }
  const kind = field.admin?.date?.pickerAppearance === "dayOnly" ? "DayCell" : "InstantCell";
  const Cell = `/ground/admin/date-cell.tsx#${kind}`;
  return {
    ...field,
    admin: { ...field.admin, components: { Cell, ...field.admin?.components } },
  };
}

/** Lists tell instants by the clock in Brasília, as all our screens do, and days as they are. */
export function datesInLists(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      // Payload has added when a document was made, changed and put into the trash.
      fields: collection.fields.map(withCell),
    })),
  };
}
