import {
  type Locale,
  type SearchHit,
  type SearchResponse,
  searchPath,
  searchQueryKey,
} from "contracts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton, VisuallyHidden } from "#app/ui/index.ts";
import { HighlightedText, HitType } from "./hit.tsx";
import * as styles from "./search.css.ts";
import { SearchForm } from "./search-form.tsx";

/** Pause in typing, in ms, after which a search is sent. */
const debounceMs = 120;

interface CompletedSearch {
  words: string;
  response: SearchResponse | undefined;
}

export interface SearchOverlayProps {
  locale: Locale;
  /** Resolves with undefined if the search fails. */
  search: (words: string, signal: AbortSignal) => Promise<SearchResponse | undefined>;
  onClose: () => void;
}

/** Returns the results of a search, sent after a pause in typing. */
function useSearchResults(
  words: string,
  search: SearchOverlayProps["search"],
): CompletedSearch | undefined {
  const [found, setFound] = useState<CompletedSearch>();
  useEffect(() => {
    if (words === "") {
      setFound(undefined);
      return;
    }
    const abortController = new AbortController();
    const timer = setTimeout(async () => {
      const response = await search(words, abortController.signal);
      if (!abortController.signal.aborted) {
        setFound({ words, response });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [words, search]);
  return found;
}

interface OptionsProps {
  id: string;
  hits: readonly SearchHit[];
  active: number;
}

function Options({ id, hits, active }: OptionsProps) {
  const intl = useIntl();
  return (
    <div
      className={styles.options}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: "search.title" })}
    >
      {hits.map((hit, index) => (
        <a
          className={styles.option}
          id={`${id}-${index}`}
          key={hit.path}
          href={hit.path}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
        >
          <HitType hit={hit} />
          <span className={styles.optionTitle}>
            <HighlightedText text={hit.title} />
          </span>
          <span className={styles.optionSnippet}>
            <HighlightedText text={hit.snippet} />
          </span>
        </a>
      ))}
    </div>
  );
}

function ResultAnnouncement({ found }: { found: CompletedSearch | undefined }) {
  if (!found) {
    return <FormattedMessage id="search.hint" />;
  }
  const { words, response } = found;
  if (!response) {
    return <FormattedMessage id="search.away" />;
  }
  const { hits, corrected, isTooCommon } = response;
  if (isTooCommon) {
    return (
      <>
        <FormattedMessage id="search.tooCommon" values={{ words }} />.{" "}
        <FormattedMessage id="search.tooCommonHint" />
      </>
    );
  }
  if (hits.length === 0) {
    return <FormattedMessage id="search.none" values={{ words }} />;
  }
  return corrected ? (
    <FormattedMessage id="search.corrected" values={{ asked: words, words: corrected }} />
  ) : (
    <FormattedMessage id="search.count" values={{ count: hits.length, words }} />
  );
}

/** The search overlay: type to search, arrow keys to select, Escape to close. */
export function SearchOverlay({ locale, search, onClose }: SearchOverlayProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  const [active, setActive] = useState(-1);
  const completedSearch = useSearchResults(words, search);
  const hits = completedSearch?.response?.hits ?? [];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores keys of input methods, which use the same keys to select characters.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      // The input counts as one position, in addition to the results.
      const positionCount = hits.length + 1;
      setActive(((active + 1 + step + positionCount) % positionCount) - 1);
    } else if (event.key === "Enter" && hits[active]) {
      event.preventDefault();
      // Opens the new tab here, because Safari ignores Cmd in a click by script.
      if (event.ctrlKey || event.metaKey) {
        window.open(hits[active].path, "_blank", "noopener");
      } else {
        document.getElementById(`${id}-${active}`)?.click();
      }
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={intl.formatMessage({ id: "search.open" })}
      onClose={onClose}
      // Also closes the overlay after a click on the backdrop.
      closedby="any"
    >
      <div className={styles.overlayBar}>
        <SearchForm
          locale={locale}
          role="combobox"
          aria-controls={id}
          aria-expanded={hits.length > 0}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          onInput={({ currentTarget }) => {
            setActive(-1);
            setWords(currentTarget.value.trim());
          }}
          onKeyDown={handleKey}
        />
        <IconButton
          icon="x"
          label={intl.formatMessage({ id: "search.close" })}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <p className={styles.footer} role="status">
        <ResultAnnouncement found={completedSearch} />
      </p>
      <Options id={id} hits={hits} active={active} />
      <p className={styles.footer}>
        {hits.length > 0 ? (
          <a href={`${searchPath(locale)}?${new URLSearchParams({ [searchQueryKey]: words })}`}>
            <FormattedMessage id="search.all" />
          </a>
        ) : (
          <FormattedMessage id="search.keys" />
        )}
        {hits.length > 0 ? (
          <VisuallyHidden>
            <FormattedMessage id="search.keys" />
          </VisuallyHidden>
        ) : null}
      </p>
    </dialog>
  );
}
