import { type PointerEvent, useRef } from "react";

/**
 * Distance in px within which a touch is a tap, and beyond which a horizontal one drags the thumb.
 */
const slopPx = 8;

interface Touch {
  x: number;
  y: number;
  /** Value before the touch. */
  before: number;
  /** The last value reported by the browser, not accepted yet. */
  reported?: number;
  isDrag: boolean;
  /** True once the touch has left the area of a tap: it becomes a drag or a scroll. */
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
        touch.current = { x: clientX, y: clientY, before: value, isDrag: false, hasMoved: false };
      }
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const { current } = touch;
      if (!current || current.isDrag) {
        return;
      }
      const across = Math.abs(clientX - current.x);
      const along = Math.abs(clientY - current.y);
      current.hasMoved ||= Math.max(across, along) >= slopPx;
      current.isDrag = across >= slopPx && across > along;
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
        move(current.before);
      }
    },
  };
}
