import * as styles from "./spinner.css.ts";

export interface SpinnerProps {
  size?: "small" | "large";
}

/** A rotating arc; decorative, so text must be next to it. */
export function Spinner({ size = "small" }: SpinnerProps) {
  return (
    <svg className={styles.sizes[size]} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="2.5" />
    </svg>
  );
}

export interface LoadingPlaceholderProps {
  label: string;
}

/** Placeholder for content that is loading. */
export function LoadingPlaceholder({ label }: LoadingPlaceholderProps) {
  return (
    <p className={styles.loadingPlaceholder} role="status">
      <Spinner size="large" />
      {label}
    </p>
  );
}
