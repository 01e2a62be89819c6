"use client";
import { getTranslation } from "@payloadcms/translations";
import { RenderFields, usePreferences, useTranslation } from "@payloadcms/ui";
import type { CollapsibleFieldClientProps } from "payload";
import {
  createContext,
  type MouseEvent,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import "./collapsible-panel-group.css";

const OpenFold = createContext<() => void>(() => undefined);

/**
 * Opens the fold around the calling panel when `isNeeded` becomes true, which means that an editor must act on the
 * panel.
 */
export function useExpandedPanelGroup(isNeeded: boolean): void {
  const open = useContext(OpenFold);
  useEffect(() => {
    if (isNeeded) {
      open();
    }
  }, [isNeeded, open]);
}

/**
 * Name of the user preference that stores which folds are open. Tests set this preference too
 * (tests/support/staff-browser.ts).
 */
const preferenceKey = "folds";
type Folds = Record<string, boolean>;

/**
 * Collapsible group of panels next to a form. The user's preferences store which folds are open; a panel that needs
 * attention opens its fold by itself.
 */
export function CollapsiblePanelGroup({
  name,
  field,
  indexPath,
  parentPath,
  parentSchemaPath,
  permissions,
  readOnly,
}: CollapsibleFieldClientProps & { name: string }) {
  const { i18n } = useTranslation();
  const { getPreference, setPreference } = usePreferences();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useEffect(() => {
    void getPreference<Folds>(preferenceKey).then((folds) => {
      if (folds?.[name]) {
        open();
      }
    });
  }, [getPreference, name, open]);

  function toggle(event: MouseEvent): void {
    event.preventDefault();
    setIsOpen(!isOpen);
    void setPreference<Folds>(preferenceKey, { [name]: !isOpen }, true);
  }

  return (
    <details className="fold" open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers treat a summary like a button */}
      <summary onClick={toggle}>{getTranslation(field.label ?? "", i18n)}</summary>
      <OpenFold value={open}>
        <RenderFields
          fields={field.fields}
          // Renders the panels of a closed fold too, because a panel can open its fold. By default, Payload renders
          // fields only once they are scrolled into view.
          forceRender
          margins={false}
          parentIndexPath={indexPath ?? ""}
          parentPath={parentPath ?? ""}
          parentSchemaPath={parentSchemaPath ?? ""}
          permissions={permissions ?? true}
          readOnly={readOnly ?? false}
        />
      </OpenFold>
    </details>
  );
}
