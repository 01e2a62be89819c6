"use client";
import {
  Button,
  CheckboxInput,
  useBulkUpload,
  useDocumentDrawerContext,
  useDocumentInfo,
  useField,
  useFormFields,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState } from "react";
import { z } from "zod";
import { callApi } from "../../platform/admin/call.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import type { DuplicatePicture } from "../duplicates.ts";
import { fileProblems, findFileProblem } from "../file-rules.ts";
import "./picture-upload-warning.css";
import { label } from "../../platform/i18n/label.ts";

const texts = {
  isThere: label(
    "Esta imagem já está na biblioteca:",
    "This picture is in the library already:",
    "Esta imagen ya está en la biblioteca:",
  ),
  useThat: label("Usar essa", "Use that one", "Usar esa"),
  keepBoth: label(
    "Manter as duas mesmo assim",
    "Keep both all the same",
    "Conservar las dos de todos modos",
  ),
  choose: label(
    "Use a que já existe ou marque que quer as duas.",
    "Use the one that is there, or say that you want both.",
    "Use la que ya existe o marque que quiere las dos.",
  ),
};

const duplicateResponse = z.object({
  picture: z.object({ id: z.string(), filename: z.string() }).nullable(),
});

/**
 * Returns the file's hash; undefined on insecure origins, where browsers lack crypto.subtle. The server then reports
 * a duplicate after the upload.
 */
async function hashOf(file: File): Promise<string | undefined> {
  if (!crypto.subtle) {
    return undefined;
  }
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function findDuplicate(file: File): Promise<DuplicatePicture | undefined> {
  const hash = findFileProblem(file) ? undefined : await hashOf(file);
  const response = hash ? await callApi(`/api/picture-of/${hash}`) : undefined;
  const body: unknown = response?.ok ? await response.json() : undefined;
  return duplicateResponse.safeParse(body).data?.picture ?? undefined;
}

/** Returns the file that was chosen but is not uploaded yet. */
function useChosenFile(): File | undefined {
  const value: unknown = useFormFields(([fields]) => fields.file?.value);
  return value instanceof File ? value : undefined;
}

function useDuplicate(file: File | undefined): DuplicatePicture | undefined {
  const { id } = useDocumentInfo();
  const [duplicate, setDuplicate] = useState<DuplicatePicture>();
  useEffect(() => {
    let isCurrent = true;
    setDuplicate(undefined);
    if (file) {
      void findDuplicate(file).then((picture) => {
        if (isCurrent && picture?.id !== id) {
          setDuplicate(picture);
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [file, id]);
  return duplicate;
}

/**
 * Returns a function that selects an existing image and closes the form; undefined unless the form was opened to
 * choose an image.
 */
function usePictureChoice(): ((id: string) => Promise<void>) | undefined {
  const { onSave } = useDocumentDrawerContext();
  const { collectionSlug, drawerSlug, initialFiles, onSuccess } = useBulkUpload();
  const { closeModal, isModalOpen } = useModal();
  const isChoosingOne = initialFiles?.length === 1 && isModalOpen(drawerSlug);
  if (!(onSave || isChoosingOne)) {
    return undefined;
  }
  return async (id) => {
    const response = await callApi(`/api/media/${id}?depth=0`);
    if (!response?.ok) {
      return;
    }
    const doc = await response.json();
    if (isChoosingOne) {
      onSuccess([{ collectionSlug, doc, formID: "" }], 0);
      closeModal(drawerSlug);
    } else {
      await onSave?.({ doc, operation: "create", result: doc });
    }
  };
}

/**
 * Reports an invalid file or a duplicate below the file field, before the upload. The component is itself a form
 * field: its value is true if the editor wants both copies.
 */
export function PictureUploadWarning() {
  const { i18n } = useTranslation();
  const language = textLanguage(i18n.language);
  const file = useChosenFile();
  const duplicate = useDuplicate(file);
  const choose = usePictureChoice();
  const checkbox = useId();
  const problem = file && findFileProblem(file);
  const validate = useCallback(
    (isMeant: unknown) => {
      if (problem) {
        return fileProblems[problem][language];
      }
      return duplicate && isMeant !== true ? texts.choose[language] : true;
    },
    [duplicate, language, problem],
  );
  const { errorMessage, setValue, showError, value } = useField<boolean>({
    path: "keepBoth",
    validate,
  });
  const message = duplicate ? texts.choose[language] : errorMessage;
  const refusal = problem ? fileProblems[problem][language] : showError ? message : undefined;
  if (!(refusal || duplicate)) {
    return null;
  }
  return (
    <div className="picture-advice field-type" role="alert">
      {duplicate ? (
        <p>
          {texts.isThere[language]}{" "}
          <a href={`/cms/collections/media/${duplicate.id}`} target="_blank" rel="noreferrer">
            {duplicate.filename}
          </a>
        </p>
      ) : null}
      {refusal ? <p>{refusal}</p> : null}
      {duplicate && choose ? (
        <Button buttonStyle="secondary" size="small" onClick={() => void choose(duplicate.id)}>
          {texts.useThat[language]}
        </Button>
      ) : null}
      {problem ? null : (
        <CheckboxInput
          id={checkbox}
          label={texts.keepBoth[language]}
          checked={value === true}
          onToggle={({ target }) => setValue(target.checked)}
        />
      )}
    </div>
  );
}
