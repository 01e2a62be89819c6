import { type FunctionComponent, memo, useDeferredValue } from "react";

/** The same part, drawn after what was chosen has its price: the rest follows. */
export function deferred<Props extends object>(
  Part: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Kept = memo<Props>(Part) as FunctionComponent<Props>;
  return function Deferred(props: Props) {
    return <Kept {...useDeferredValue(props)} />;
  };
}
