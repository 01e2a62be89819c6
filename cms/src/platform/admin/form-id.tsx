"use client";
import { useAllFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formIdField } from "../publishing/form-id.ts";

/** Returns a random id. Avoids `randomUUID`, which browsers offer over HTTPS only. */
function createId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Sends an id of the open form with each of its saves, so that the server can distinguish windows. */
export function FormIdSender() {
  const [id] = useState(createId);
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    // Runs on each change of the form's state. Payload replaces the state when the form opens and after each load, and
    // the new state contains no id.
    if (fields[formIdField]?.value !== id) {
      // Uses `UPDATE_MANY`, because `UPDATE` clears `isModified` of fields in which the user is typing. The next
      // response would then replace the user's text.
      const field = { value: id, initialValue: id, valid: true, passesCondition: true };
      dispatch({ type: "UPDATE_MANY", formState: { [formIdField]: field } });
    }
  }, [dispatch, fields, id]);
  return null;
}
