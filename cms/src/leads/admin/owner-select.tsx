"use client";
import { SelectInput, useField, useForm, useTranslation } from "@payloadcms/ui";
import { ActionButton } from "../../platform/admin/action-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { leadTexts } from "./texts.ts";

export interface OwnerSelectProps {
  path: string;
  colleagues: { id: string; name: string }[];
  /** Id of the user who has opened the lead. */
  ownId: string | undefined;
}

/** Select for the lead's owner, with a button by which the user becomes the owner. */
export function OwnerSelect({ path, colleagues, ownId }: OwnerSelectProps) {
  const { value, setValue } = useField<string | null>({ path });
  const { submit } = useForm();
  const language = textLanguage(useTranslation().i18n.language);
  const assignToSelf = () => {
    setValue(ownId);
    void submit({ overrides: { [path]: ownId } });
  };
  const canAssignToSelf = !value && ownId !== undefined;
  return (
    <div className="leads-owner">
      <SelectInput
        path={path}
        name={path}
        label={leadTexts.owner[language]}
        isClearable
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        value={value ?? ""}
        onChange={(option) => {
          const [chosen] = Array.isArray(option) ? option : [option];
          setValue(chosen?.value ?? null);
        }}
      />
      {canAssignToSelf ? (
        <ActionButton isMain onClick={assignToSelf}>
          {leadTexts.take[language]}
        </ActionButton>
      ) : null}
      <p className="field-description">{leadTexts.ownerNotified[language]}</p>
    </div>
  );
}
