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
  const Cell = `/platform/admin/date-cell.tsx#${kind}`;
  return {
    ...field,
    admin: { ...field.admin, components: { Cell, ...field.admin?.components } },
  };
}

/** Makes lists show instants in Brasília's time, like the custom screens, and calendar days without conversion. */
export function showBrasiliaTimeInLists(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      // Includes the fields that Payload adds: created, changed and deleted.
      fields: collection.fields.map(withCell),
    })),
  };
}
