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
      dispatch({ type: "UPDATE", path: formIdPath, value: id });
    }
  }, [dispatch, id, sent]);
  return null;
}
