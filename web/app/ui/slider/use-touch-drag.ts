import { type PointerEvent, useRef } from "react";

/** Maximum distance, in px, that a finger moves during a tap. A longer horizontal movement drags the thumb. */
const tapRadiusPx = 8;

interface Touch {
  x: number;
  y: number;
  /** Value before the touch. */
  valueBefore: number;
  /** The last value reported by the browser, not accepted yet. */
  reported?: number;
  isDrag: boolean;
  /** True once the finger has moved farther than a tap: the touch is then a drag or a scroll. */
  hasMoved: boolean;
}

/**
 * Prevents accidental changes: browsers move the thumb as soon as a finger touches the track, even
 * at the beginning of a scroll. Accepts reported values only from a tap or a horizontal drag, and
 * restores the value if the touch becomes a scroll.
 */
export function useTouchDrag(value: number, move: (value: number) => void) {
  const touch = useRef<Touch>(undefined);
  return {
    /** Handles each value that the browser reports. */
    change(reported: number): void {
      const { current } = touch;
      if (current && !current.isDrag) {
        current.reported = reported;
      } else {
        move(reported);
      }
    },
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      if (pointerType !== "mouse" && isPrimary) {
        touch.current = {
          x: clientX,
          y: clientY,
          valueBefore: value,
          isDrag: false,
          hasMoved: false,
        };
      }
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const { current } = touch;
      if (!current || current.isDrag) {
        return;
      }
      const horizontalDistance = Math.abs(clientX - current.x);
      const verticalDistance = Math.abs(clientY - current.y);
      current.hasMoved ||= Math.max(horizontalDistance, verticalDistance) >= tapRadiusPx;
      current.isDrag = horizontalDistance >= tapRadiusPx && horizontalDistance > verticalDistance;
    },
    onPointerUp(): void {
      const { current } = touch;
      touch.current = undefined;
      if (current && !current.hasMoved && current.reported !== undefined) {
        move(current.reported);
      }
    },
    onPointerCancel(): void {
      const { current } = touch;
      touch.current = undefined;
      if (current?.isDrag) {
        move(current.valueBefore);
      }
    },
  };
}
