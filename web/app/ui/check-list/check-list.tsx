import * as styles from "./check-list.css.ts";

export interface CheckListItem {
  /** Id of the row in the CMS content. */
  id?: string | null | undefined;
  text: string;
}

export interface CheckListProps {
  items: ReadonlyArray<CheckListItem>;
}

/** A list of included items, each with a tick. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li className={styles.item} key={id}>
          <svg className={styles.tick} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 10.5 8 15l8.5-10" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
