import type { ComponentId } from '@vitrina/epack-model';

/** Longest time between the taps of a double tap, in ms. */
const betweenMs = 400;

/** Longest distance between the taps of a double tap, in pixels. */
const apartPx = 24;

/** The part of a click that tells a double tap. */
export type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Finds double taps, because browsers of touch screens report no double click. */
export function createTapMemory() {
  let isTouch = false;
  let last: (Tap & { readonly id: ComponentId }) | undefined;
  return {
    /** Notes the pointer of the next click. Older browsers don't report it with the click. */
    notePointer({ pointerType }: Pick<PointerEvent, 'pointerType'>) {
      isTouch = pointerType === 'touch';
    },
    /** Returns whether a click is the second tap on a component. */
    isSecond({ clientX, clientY, timeStamp }: Tap, id: ComponentId): boolean {
      const before = last;
      last = isTouch ? { clientX, clientY, timeStamp, id } : undefined;
      if (!isTouch || before?.id !== id || timeStamp - before.timeStamp > betweenMs) return false;
      if (Math.hypot(clientX - before.clientX, clientY - before.clientY) > apartPx) return false;
      last = undefined;
      return true;
    },
  };
}
