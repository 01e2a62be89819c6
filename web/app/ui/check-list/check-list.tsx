import * as styles from "./check-list.css.ts";

export interface CheckListProps {
  items: ReadonlyArray<string>;
}

/** A list of what is included, each line with our tick. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li className={styles.item} key={item}>
          <svg className={styles.tick} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 10.5 8 15l8.5-10" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
