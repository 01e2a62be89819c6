import * as styles from "./fields.css.ts";
import { type CalculatorFields, type NumberFieldProps, shownId } from "./fields.ts";

const trackLength = 100;

function PlainInput({ id, name, limit, value, shown }: NumberFieldProps) {
  return (
    <input
      className={styles.typed}
      id={id}
      name={name}
      type="number"
      inputMode="numeric"
      min={limit.min}
      max={limit.max}
      step={limit.step}
      defaultValue={value}
      aria-describedby={shown ? shownId(id) : undefined}
      required
    />
  );
}

/** A number field over a drawing of where the value stands. */
function PlainSlider(props: NumberFieldProps) {
  const { id, label, limit, value, shown } = props;
  const span = limit.max - limit.min;
  const length = span > 0 ? ((value - limit.min) / span) * trackLength : trackLength;
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.shown} id={shownId(id)}>
        {shown}
      </span>
      <PlainInput {...props} />
      <svg
        className={styles.plainTrack}
        viewBox={`0 0 ${trackLength} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.plainRail} width={trackLength} height={1} />
        <rect className={styles.plainFill} width={length} height={1} />
      </svg>
    </div>
  );
}

function PlainCount(props: NumberFieldProps) {
  return (
    <div className={styles.count}>
      <label className={styles.label} htmlFor={props.id}>
        {props.label}
      </label>
      <div className={styles.stepper}>
        <PlainInput {...props} />
      </div>
    </div>
  );
}

/** Drawn on the server; they work in a plain form. */
export const plainFields: CalculatorFields = { Slider: PlainSlider, Count: PlainCount };
