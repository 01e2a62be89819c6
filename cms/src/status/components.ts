import { ne } from "drizzle-orm";
import type { ArrayFieldValidation, CollectionConfig, TextFieldSingleValidation } from "payload";
import { array } from "payload/shared";
import { isPrivateIp } from "../leads/delivery/public-lookup.ts";
import { status_components_probes } from "../payload-schema.ts";
import { denyEveryone, isEditorOrAdmin, isStaff } from "../platform/access/roles.ts";
import { getRequestDatabase } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { localizedLineField, localizedParagraphField } from "../platform/fields/text.ts";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { historyTab } from "../platform/publishing/document-tabs.ts";
import { publishEventHooks } from "../platform/publishing/publish-events.ts";
import {
  deleteTranslationStates,
  recordTranslations,
} from "../translations/record-translations.ts";
import { maxTargets, maxTargetsPerComponent, parseProbeTarget } from "./probe-target.ts";

const targetError = label(
  "Escreva um endereço como https://exemplo.com.br ou tcp://mail.exemplo.com.br:25, sem usuário nem senha.",
  "Write an address such as https://example.com or tcp://mail.example.com:25, without user name or password.",
  "Escriba una dirección como https://ejemplo.es o tcp://mail.ejemplo.es:25, sin usuario ni contraseña.",
);
const privateError = label(
  "Este endereço fica em uma rede privada. O operador pode permitir isso com ALLOW_PRIVATE_WEBHOOKS.",
  "This address is on a private network. The operator can allow that with ALLOW_PRIVATE_WEBHOOKS.",
  "Esta dirección está en una red privada. El operador puede permitirlo con ALLOW_PRIVATE_WEBHOOKS.",
);
const totalError = label(
  `Todos os componentes juntos podem ter até ${maxTargets} endereços.`,
  `All components together can have up to ${maxTargets} addresses.`,
  `Entre todos los componentes puede haber hasta ${maxTargets} direcciones.`,
);

const validateTarget: TextFieldSingleValidation = (value, { req }) => {
  const url = parseProbeTarget(value ?? "");
  const language = textLanguage(req.i18n.language);
  if (!url) {
    return targetError[language];
  }
  return env.ALLOW_PRIVATE_WEBHOOKS || !isPrivateIp(url.hostname) || privateError[language];
};

const validateTotal: ArrayFieldValidation = async (value, options) => {
  const { id, req } = options;
  const added = value?.length ?? 0;
  const isNotOwn =
    id === undefined ? undefined : ne(status_components_probes._parentID, String(id));
  const others =
    added > 0
      ? await (await getRequestDatabase(req)).$count(status_components_probes, isNotOwn)
      : 0;
  return others + added > maxTargets
    ? totalError[textLanguage(req.i18n.language)]
    : array(value, options);
};

/** Components of the status page. Staff record the state of the components in the panel (decisions/0059). */
export const StatusComponents: CollectionConfig = {
  slug: "status-components",
  labels: {
    singular: label("Componente de status", "Status component", "Componente de estado"),
    plural: label("Componentes de status", "Status components", "Componentes de estado"),
  },
  access: {
    create: isEditorOrAdmin,
    delete: isEditorOrAdmin,
    read: isStaff,
    update: isEditorOrAdmin,
    unlock: denyEveryone,
  },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "group", "order", "updatedAt"],
    group: label("Conteúdo", "Content", "Contenido"),
    components: {
      edit: { beforeDocumentControls: ["/translations/admin/index.ts#TranslationNotice"] },
      views: { edit: historyTab },
    },
    description: label(
      "O que a página de status mostra. Incidentes e manutenções são registrados no painel. Remover um componente tira também o histórico dele da página.",
      "What the status page shows. Incidents and maintenance are recorded in the panel. Removing a component also takes its history off the page.",
      "Lo que muestra la página de estado. Los incidentes y mantenimientos se registran en el panel. Eliminar un componente retira también su historial de la página.",
    ),
  },
  defaultSort: "order",
  disableDuplicate: true,
  fields: [
    localizedLineField({ name: "name", label: label("Nome", "Name", "Nombre") }),
    localizedParagraphField({
      name: "description",
      label: label("Descrição", "Description", "Descripción"),
      required: false,
    }),
    localizedLineField({
      name: "group",
      label: label("Grupo de serviços", "Service group", "Grupo de servicios"),
      description: label(
        "Componentes com o mesmo grupo aparecem juntos.",
        "Components of the same group are shown together.",
        "Los componentes del mismo grupo aparecen juntos.",
      ),
    }),
    {
      type: "number",
      name: "order",
      label: label("Ordem", "Order", "Orden"),
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
    },
    {
      type: "array",
      name: "probes",
      label: label("Verificação automática", "Automatic checks", "Comprobación automática"),
      labels: {
        singular: label("endereço", "address", "dirección"),
        plural: label("endereços", "addresses", "direcciones"),
      },
      maxRows: maxTargetsPerComponent,
      validate: validateTotal,
      admin: {
        description: label(
          "Endereços verificados a cada minuto. A página de status mostra o resultado ao lado do que a equipe registra; o registro da equipe prevalece. Nenhum incidente é aberto e nenhum e-mail é enviado. Sem endereços, nada é verificado.",
          "Addresses that are checked every minute. The status page shows the result beside what staff record; records of staff take precedence. No incident is opened and no email is sent. Without addresses, nothing is checked.",
          "Direcciones que se comprueban cada minuto. La página de estado muestra el resultado junto a lo que registra el equipo; el registro del equipo prevalece. No se abre ningún incidente ni se envía ningún correo. Sin direcciones, no se comprueba nada.",
        ),
      },
      fields: [
        {
          type: "text",
          name: "target",
          label: label("Endereço", "Address", "Dirección"),
          required: true,
          validate: validateTarget,
          admin: {
            description: label(
              "Uma página (https://…), que deve responder com sucesso ou redirecionar, ou uma porta (tcp://servidor:porta), que deve aceitar conexões.",
              "A page (https://…), which has to answer with success or a redirect, or a port (tcp://host:port), which has to accept connections.",
              "Una página (https://…), que debe responder con éxito o redirigir, o un puerto (tcp://servidor:puerto), que debe aceptar conexiones.",
            ),
          },
        },
      ],
    },
  ],
  hooks: {
    ...publishEventHooks,
    afterChange: [recordTranslations, ...publishEventHooks.afterChange],
    afterDelete: [deleteTranslationStates, ...publishEventHooks.afterDelete],
  },
};
