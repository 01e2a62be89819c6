import type { Locale } from "contracts";
import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  createLocalReq,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  ValidationError,
  type ValidationFieldError,
} from "payload";
import { createSectionStep, type FieldPathStep, getFieldLabel } from "../history/field-values.ts";
import { type DocumentValues, findBlock } from "../platform/document-values.ts";

/** Document to validate: its collection or global, and the id of a document in a collection. */
export interface PublishDocumentRef {
  collection: SanitizedCollectionConfig | null;
  global: SanitizedGlobalConfig | null;
  id?: string;
}

/** A problem that prevents a publish. */
interface PublishError {
  /** Labels of the fields on the way to the invalid field, as the form shows them. */
  steps: FieldPathStep[];
  /** Path of the field in the data. */
  path: string;
  message: string;
}

function deepCopy(values: DocumentValues): DocumentValues {
  return JSON.parse(JSON.stringify(values));
}

/** Returns a request of the same user in another language, in the same transaction. */
export function createRequestInLocale(
  req: PayloadRequest,
  locale: Locale,
): Promise<PayloadRequest> {
  const { i18n, payload, transactionID, user } = req;
  const same = { i18n, ...(transactionID ? { transactionID } : {}) };
  return createLocalReq(
    { locale, fallbackLocale: false, req: same, ...(user ? { user } : {}) },
    payload,
  );
}

/**
 * Returns the labels of the fields on the path of an error. For a field within a rich text, uses the error's own label.
 */
function labelsOnPath(
  fields: readonly FlattenedField[],
  values: unknown,
  path: readonly string[],
  label: string,
): FieldPathStep[] {
  const [name, ...rest] = path;
  const field = fields.find((each) => each.name === name);
  if (!field) {
    const nodeLabel = label.split(" > ").at(-1);
    return nodeLabel ? [{ label: nodeLabel }] : [];
  }
  const step = { label: getFieldLabel(field) };
  const value = (values as DocumentValues | null | undefined)?.[field.name];
  if (rest.length === 0) {
    return [step];
  }
  const [row, ...inRow] = rest;
  const rowValue = Array.isArray(value)
    ? (value[Number(row)] as DocumentValues | undefined)
    : undefined;
  switch (field.type) {
    case "group":
    case "tab":
      return [step, ...labelsOnPath(field.flattenedFields, value, rest, label)];
    case "array": {
      const number = Number(row) + 1;
      return [{ ...step, number }, ...labelsOnPath(field.flattenedFields, rowValue, inRow, label)];
    }
    case "blocks": {
      const block = findBlock(field, rowValue);
      return block
        ? [
            createSectionStep(block, Number(row)),
            ...labelsOnPath(block.flattenedFields, rowValue, inRow, label),
          ]
        : [step];
    }
    default:
      return [step, ...labelsOnPath([], undefined, rest, label)];
  }
}

/** Returns false for the error of a whole rich text if a field within the text also has an error. */
function withoutParentErrors(
  { path }: ValidationFieldError,
  _: number,
  all: ValidationFieldError[],
): boolean {
  return !all.some((other) => other.path.startsWith(`${path}.`));
}

/**
 * Runs the hooks that precede field validation. Returns the errors that they throw, such as those of the price
 * catalogue.
 */
async function hookErrors(
  req: PayloadRequest,
  { collection, global }: PublishDocumentRef,
  { data, doc, context }: { data: DocumentValues; doc: DocumentValues; context: object },
): Promise<ValidationFieldError[]> {
  const common = { context, data, operation: "update", originalDoc: doc, req } as const;
  try {
    for (const hook of collection?.hooks.beforeValidate ?? []) {
      await hook({ ...common, collection } as never);
    }
    for (const hook of global?.hooks?.beforeValidate ?? []) {
      await hook({ ...common, global } as never);
    }
    return [];
  } catch (error) {
    if (error instanceof ValidationError) {
      return error.data.errors;
    }
    throw error;
  }
}

/**
 * Validates a document like a publish, but does not publish it. Includes fields, blocks and images within texts.
 * `document` must have been read in the request's language with depth 0.
 */
export async function findPublishErrors(
  req: PayloadRequest,
  published: PublishDocumentRef,
  document: object,
): Promise<PublishError[]> {
  const { collection, global, id } = published;
  const config = collection ?? global;
  if (!config) {
    return [];
  }
  const { fields, flattenedFields, slug } = config;
  const doc = deepCopy({ ...document });
  const data: DocumentValues = { ...deepCopy({ ...document }), _status: "published" };
  const context = {};
  const errors: ValidationFieldError[] = [];
  const common = {
    ...(id === undefined ? {} : { id }),
    collection,
    context,
    data,
    doc,
    fields,
    global,
    operation: "update" as const,
    overrideAccess: true,
    parentIndexPath: "",
    parentPath: "",
    parentSchemaPath: slug,
    req,
    siblingData: data,
    siblingDoc: doc,
  };
  await beforeValidateTraverseFields(common);
  errors.push(...(await hookErrors(req, published, { context, data, doc })));
  await beforeChangeTraverseFields({
    ...common,
    docWithLocales: {},
    errors,
    fieldLabelPath: "",
    mergeLocaleActions: [],
    siblingDocWithLocales: {},
  });
  return errors.filter(withoutParentErrors).map(({ label, message, path }) => ({
    steps: labelsOnPath(flattenedFields, document, path.split("."), String(label ?? "")),
    path,
    message,
  }));
}
