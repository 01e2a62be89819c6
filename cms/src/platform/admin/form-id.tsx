"use client";
import { useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formIdPath } from "../publishing/form-id.ts";

/** Not `randomUUID`, which browsers have over https alone. */
function createId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Sends an id of the open form with each of its saves, so that the server tells one window from another. */
export function FormId() {
  const [id] = useState(createId);
  const sent = useFormFields(([fields]) => fields[formIdPath]?.value);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    // Lost when the form is loaded anew, as after a change of the language.
    if (sent !== id) {
      // `UPDATE` would clear `isModified` of what is being typed, and the next response would replace it.
      const field = { value: id, initialValue: id, valid: true, passesCondition: true };
      dispatch({ type: "UPDATE_MANY", formState: { [formIdPath]: field } });
    }
  }, [dispatch, id, sent]);
  return null;
}
