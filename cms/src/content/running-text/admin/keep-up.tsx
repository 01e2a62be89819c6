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

/**
 * Payload tells the form what was typed when the browser has nothing else to do, up to half a second
 * later: who published at once published the text without its last words, or was refused for one that
 * was empty. Whoever leaves the text, or presses a shortcut such as Ctrl+S in it, is not made to wait.
 */
function KeepUp() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { dispatchFields, setModified } = useForm();
  const { path } = fieldProps;

  useEffect(() => {
    let isAhead = false;
    const tell = () => {
      if (isAhead) {
        isAhead = false;
        dispatchFields({ type: "UPDATE", path, value: editor.getEditorState().toJSON() });
        setModified(true);
      }
      return false;
    };
    const endings = [
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        // What the editor itself puts right when it opens is nobody's change.
        const isTyped = editor.getRootElement()?.contains(document.activeElement) === true;
        isAhead ||= isTyped && (dirtyElements.size > 0 || dirtyLeaves.size > 0);
      }),
      editor.registerCommand(BLUR_COMMAND, tell, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        ({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? tell() : false),
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

export const KeepUpClientFeature = createClientFeature({
  plugins: [{ Component: KeepUp, position: "normal" }],
});
