"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formIdField } from "../publishing/form-id.ts";

/** Not `randomUUID`, which browsers offer only over https. */
function createId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Sends an id of the open form with each of its saves, so that the server can distinguish windows. */
export function FormId() {
  const [id] = useState(createId);
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    // Runs on each change of the form's state, because Payload replaces the state, and with it the id, when the form
    // opens and after each load, such as a change of the language.
    if (fields[formIdField]?.value !== id) {
      // `UPDATE_MANY`, because `UPDATE` clears `isModified` of fields that the user is typing in, and the next
      // response would then replace their text.
      const field = { value: id, initialValue: id, valid: true, passesCondition: true };
      dispatch({ type: "UPDATE_MANY", formState: { [formIdField]: field } });
    }
  }, [dispatch, fields, id]);
  return null;
}
