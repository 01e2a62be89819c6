import type { NetworkOptionsBlock } from "cms/payload-types";
import { FormattedMessage } from "react-intl";
import { UnbrokenText } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./network-options.css.ts";
import { SpeedBar } from "./speed-bar.tsx";

/** Maximum number of segments of a bar. A bar that needs more segments is drawn as one piece. */
const maxSegments = 48;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export interface NetworkOptionsProps {
  block: NetworkOptionsBlock;
}

/** Network speeds as bars on one scale. */
export function NetworkOptions({ block }: NetworkOptionsProps) {
  const options = selectTranslatedRows(block.options, "gbps", "title", "text");
  if (options.length === 0) {
    return null;
  }
  const speeds = options.map(({ gbps }) => gbps);
  const fastest = Math.max(...speeds);
  const commonUnit = speeds.reduce(greatestCommonDivisor, 0);
  const isSegmented = Number.isInteger(commonUnit) && fastest / commonUnit <= maxSegments;
  return (
    <BlockSection block={block}>
      <ul className={styles.options}>
        {options.map((option) => (
          <li className={styles.option} key={option.id}>
            <p className={styles.speed}>
              <FormattedMessage
                id="blocks.networkOptions.speed"
                values={{
                  gbps: option.gbps,
                  figure: (figure) => <span className={styles.speedValue}>{figure}</span>,
                }}
              />
            </p>
            <SpeedBar
              gbps={option.gbps}
              unit={isSegmented ? commonUnit : option.gbps}
              fastest={fastest}
            />
            <div className={styles.optionText}>
              <h3 className={styles.title}>{option.title}</h3>
              <p className={styles.text}>
                <UnbrokenText>{option.text}</UnbrokenText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
