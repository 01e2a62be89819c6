"use client";
import { useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formIdPath } from "../publishing/form-id.ts";

/** Not `randomUUID`, which browsers offer only over https. */
function createId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Sends an id of the open form with each of its saves, so that the server can distinguish windows. */
export function FormId() {
  const [id] = useState(createId);
  const sent = useFormFields(([fields]) => fields[formIdPath]?.value);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    // A new id after each load of the form, such as a change of the language.
    if (sent !== id) {
      // An `UPDATE` would clear `isModified` of fields that the user is typing in, and the next response would
      // replace their text.
      const field = { value: id, initialValue: id, valid: true, passesCondition: true };
      dispatch({ type: "UPDATE_MANY", formState: { [formIdPath]: field } });
    }
  }, [dispatch, id, sent]);
  return null;
}
