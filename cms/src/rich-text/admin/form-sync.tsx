"use client";
import { createClientFeature, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_LOW,
  KEY_DOWN_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useForm } from "@payloadcms/ui";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { formLeavingEvent } from "../../platform/admin/leaving.ts";

/**
 * Updates the form when the text loses focus, on a shortcut such as Ctrl+S, and before the form is left. Payload itself
 * updates the form only when the browser is idle, up to 500 ms later. A publish before that would lack the last words,
 * or be rejected because the text seems empty.
 */
function KeepUp() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { dispatchFields, setModified } = useForm();
  const { path } = fieldProps;

  useEffect(() => {
    let isAhead = false;
    const updateForm = () => {
      if (isAhead) {
        isAhead = false;
        dispatchFields({ type: "UPDATE", path, value: editor.getEditorState().toJSON() });
        setModified(true);
      }
      return false;
    };
    const updateAtOnce = () => flushSync(updateForm);
    window.addEventListener(formLeavingEvent, updateAtOnce);
    const endings = [
      () => window.removeEventListener(formLeavingEvent, updateAtOnce),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        // Ignores changes that the user did not make: the editor normalizes its state when it opens.
        const isTyped = editor.getRootElement()?.contains(document.activeElement) === true;
        isAhead ||= isTyped && (dirtyElements.size > 0 || dirtyLeaves.size > 0);
      }),
      editor.registerCommand(BLUR_COMMAND, updateForm, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        ({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? updateForm() : false),
        COMMAND_PRIORITY_LOW,
      ),
    ];
    return () => {
      for (const end of endings) {
        end();
      }
    };
  }, [editor, path, dispatchFields, setModified]);
  return null;
}

export const FormSyncClientFeature = createClientFeature({
  plugins: [{ Component: KeepUp, position: "normal" }],
});
