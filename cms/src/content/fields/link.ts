import type { ArrayField, Field, GroupField } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { linkUrlField } from "../../rich-text/link-url.ts";

interface LinkSiblings {
  kind?: "chat" | "document" | "anchor" | "url";
}

function showForKinds(...kinds: LinkSiblings["kind"][]) {
  return (_: unknown, siblings: LinkSiblings) => kinds.includes(siblings?.kind);
}

/** Fields for a link's target: the chat, a document of the site, a section of the same page or a URL. */
function linkTargetFields(): Field[] {
  return [
    {
      type: "select",
      name: "kind",
      label: label("Destino", "Leads to", "Destino"),
      required: true,
      defaultValue: "document",
      options: [
        {
          value: "chat",
          label: label("Conversa no WhatsApp", "WhatsApp chat", "Conversación en WhatsApp"),
        },
        {
          value: "document",
          label: label("Página do site", "Page of the site", "Página del sitio"),
        },
        {
          value: "anchor",
          label: label("Seção desta página", "Section of this page", "Sección de esta página"),
        },
        { value: "url", label: label("Outro endereço", "Another address", "Otra dirección") },
      ],
    },
    {
      type: "relationship",
      name: "document",
      label: label("Página", "Page", "Página"),
      relationTo: ["pages", "posts", "legal"],
      required: true,
      admin: { condition: showForKinds("document") },
    },
    {
      type: "text",
      name: "anchor",
      label: label("Id da seção", "Section id", "Id de la sección"),
      admin: { condition: showForKinds("document", "anchor") },
    },
    {
      type: "text",
      name: "url",
      label: label("Link (https://…)", "Link (https://…)", "Enlace (https://…)"),
      required: true,
      ...linkUrlField,
      admin: { condition: showForKinds("url") },
    },
    {
      ...localizedParagraphField({
        name: "message",
        label: label(
          "Mensagem já escrita no chat",
          "Message already typed in the chat",
          "Mensaje ya escrito en el chat",
        ),
        required: false,
      }),
      admin: { condition: showForKinds("chat") },
    },
  ];
}

export function linkFields(): Field[] {
  return [
    localizedLineField({
      name: "label",
      label: label("Texto do link", "Link text", "Texto del enlace"),
    }),
    ...linkTargetFields(),
  ];
}

export function linkGroupField({
  name,
  label: groupLabel,
}: {
  name: string;
  label: Label;
}): GroupField {
  return { type: "group", name, label: groupLabel, interfaceName: "Link", fields: linkFields() };
}

const link = linkGroupField({ name: "link", label: label("Link", "Link", "Enlace") });

/** Calls to action, at most `maxRows`; the site shows the first one as the primary button. */
export function callsToActionField({ maxRows = 2 } = {}): ArrayField {
  return listField({
    name: "actions",
    label: label("Botões", "Buttons", "Botones"),
    fields: [link],
    maxRows,
  });
}

/** A text link that the site shows in addition to the buttons. */
export function secondaryLinkField(): ArrayField {
  return listField({
    name: "asides",
    label: label("Link no texto", "Text link", "Enlace en el texto"),
    fields: [link],
    maxRows: 1,
  });
}
