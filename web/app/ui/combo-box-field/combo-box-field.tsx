import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { useIntl } from "react-intl";
import { type ControlProps, FieldFrame, type FieldProps } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { SelectField, type SelectOption } from "#app/ui/select-field/select-field.tsx";
import * as styles from "./combo-box-field.css.ts";

export interface ComboBoxFieldProps extends FieldProps {
  name: string;
  /** The options that match the search. */
  options: readonly SelectOption[];
  defaultValue?: string | undefined;
  placeholder: string;
  /** Shown if there are no options. */
  empty: ReactNode;
  /** Called with the text to search for; "" requests all options. */
  onSearch: (text: string) => void;
}

interface Selection {
  value: string;
  hasFocus: boolean;
}

/**
 * A field to select one of many options by typing a part of its label. Before React has started, and without scripts,
 * the field is a native select.
 */
export function ComboBoxField({ empty, onSearch, ...field }: ComboBoxFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [selection, setSelection] = useState<Selection>();
  // Runs after a surrounding dialog has moved the focus.
  useEffect(() => {
    if (select.current) {
      const hasFocus = document.activeElement === select.current;
      setSelection({ value: select.current.value, hasFocus });
    }
  }, []);
  if (!selection) {
    return <SelectField {...field} ref={select} />;
  }
  const { label, hint, error, ...options } = field;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <SearchableOptions {...options} {...{ label, control, selection, empty, onSearch }} />
      )}
    </FieldFrame>
  );
}

/** Maximum height of the list, in px. */
const maxListHeight = 320;

interface SearchableOptionsProps
  extends Pick<
    ComboBoxFieldProps,
    "label" | "name" | "options" | "placeholder" | "empty" | "onSearch"
  > {
  control: ControlProps;
  selection: Selection;
}

function SearchableOptions({
  label,
  name,
  options,
  placeholder,
  empty,
  onSearch,
  control,
  selection,
}: SearchableOptionsProps) {
  const { locale } = useIntl();
  const { id, className: _, "aria-invalid": isInvalid = false, ...described } = control;
  const [selected, setSelected] = useState(() =>
    options.find(({ value }) => value === selection.value),
  );
  // Renders the list inside a surrounding modal dialog, because the browser makes everything else inert.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const dialog = frame?.closest("dialog");
  const [isOpen, setIsOpen] = useState(false);
  const isListed = options.some(({ value }) => value === selected?.value);
  const items = selected && !isListed ? [selected, ...options] : options;
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        {...described}
        id={id}
        name={name}
        aria-label={label}
        isInvalid={isInvalid}
        validationBehavior="aria"
        autoFocus={selection.hasFocus}
        defaultSelectedKey={selected?.value ?? null}
        items={items}
        allowsEmptyCollection
        onOpenChange={setIsOpen}
        onKeyDown={(event) => {
          // Makes Escape close only the list; by default the browser would close the dialog too.
          if (event.key === "Escape" && isOpen) {
            event.preventDefault();
          }
        }}
        onSelectionChange={(key) => setSelected(items.find(({ value }) => value === key))}
        // Requests all options while the text is the label of the selected option, because the user has not typed a
        // search.
        onInputChange={(text) => onSearch(text === selected?.label ? "" : text)}
      >
        <div className={styles.frame} ref={setFrame}>
          <Input className={styles.input} placeholder={placeholder} />
          <Button className={styles.toggle}>
            <Icon name="chevron-down" size="small" />
          </Button>
        </div>
        <Popover
          className={styles.popover}
          offset={4}
          maxHeight={maxListHeight}
          {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}
        >
          <ListBox<SelectOption>
            className={styles.options}
            renderEmptyState={() => <div className={styles.noOptionMessage}>{empty}</div>}
          >
            {(option) => (
              <ListBoxItem className={styles.option} id={option.value} textValue={option.label}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
