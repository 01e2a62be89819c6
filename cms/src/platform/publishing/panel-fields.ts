import type { CollapsibleField, Field, UIField } from "payload";
import { type Label, label } from "../i18n/label.ts";

/** Field options that exclude a field from columns, filters, grouping and bulk edit of lists. */
export const hiddenInListsOptions = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

/** Field that displays a panel next to a form and stores no data. */
export function createPanelField(name: string, component: string): UIField {
  return {
    type: "ui",
    name,
    admin: { position: "sidebar", components: { Field: component }, ...hiddenInListsOptions },
  };
}

/** A folded group of panels next to a form. */
function fold(name: string, text: Label, fields: UIField[]): CollapsibleField {
  return {
    type: "collapsible",
    label: text,
    admin: {
      position: "sidebar",
      components: {
        Field: {
          path: "/platform/admin/collapsible-panel-group.tsx#CollapsiblePanelGroup",
          clientProps: { name },
        },
      },
    },
    fields,
  };
}

/** Collapsible group next to a form, for publishing at a set time or in a release. */
export const publishPanelGroup = fold("publish", label("Publicar…", "Publish…", "Publicar…"), [
  createPanelField("schedule", "/schedule/admin/index.ts#SchedulePanel"),
  createPanelField("release", "/schedule/releases/admin/index.ts#ReleasePanel"),
]);

/** Collapsible group next to a form with rarely used panels. */
export function createMorePanelGroup(fields: UIField[]): CollapsibleField {
  return fold("more", label("Mais", "More", "Más"), fields);
}

/** Panel next to a form with the review requests of writers. */
export const reviewField = createPanelField("review", "/reviews/admin/index.ts#ReviewPanel");

/** List column with the state of each document in each language. */
export const languagesField: Field = {
  type: "ui",
  name: "languages",
  label: label("Idiomas", "Languages", "Idiomas"),
  admin: {
    components: {
      Cell: "/platform/admin/languages-cell.tsx#LanguagesCell",
      Field: "/platform/admin/render-nothing.tsx#RenderNothing",
    },
  },
};
