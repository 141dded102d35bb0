import { useEffect, useEffectEvent } from 'react';
import { cancelGesture, endGesture, type GestureMark, startGesture } from '@vitrina/editor-core/store';

import { useBuilderDispatch } from '../store/hooks.ts';

/** A number that dragging changes. */
export interface Scrubbed {
  readonly number: number;
  /** The change by a pixel of dragging, ten times as much with Shift. */
  readonly step: number;
  readonly onChange: (number: number) => void;
}

/** Distance in pixels below which a press is a click. */
const clickPx = 3;

/**
 * Changes a number while its label is dragged sideways, as one history step. Escape reverts it.
 *
 * @param labelId - ID of the label element, or `undefined` for none
 * @param scrubbed - the number, or `undefined` while there is none to change
 */
export function useScrub(labelId: string | undefined, scrubbed: Scrubbed | undefined): void {
  const dispatch = useBuilderDispatch();
  const isEnabled = scrubbed !== undefined;
  const applyScrub = useEffectEvent((number: number) => scrubbed?.onChange(number));
  const onPress = useEffectEvent((label: HTMLElement, press: PointerEvent) => {
    if (scrubbed === undefined || press.button !== 0) return;
    const { number: from, step } = scrubbed;
    let mark: GestureMark | undefined;
    const onMove = (event: PointerEvent) => {
      const movedPx = Math.round(event.clientX - press.clientX);
      if (mark === undefined && Math.abs(movedPx) < clickPx) return;
      mark ??= dispatch(startGesture());
      applyScrub(from + movedPx * step * (event.shiftKey ? 10 : 1));
    };
    const stop = () => {
      listening.abort();
      if (mark === undefined) return;
      dispatch(endGesture(mark));
      // A click would focus the field.
      label.addEventListener('click', preventDefault, { once: true });
      setTimeout(() => label.removeEventListener('click', preventDefault));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || mark === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(cancelGesture(mark));
      listening.abort();
    };
    const listening = new AbortController();
    const { signal } = listening;
    label.setPointerCapture(press.pointerId);
    label.addEventListener('pointermove', onMove, { signal });
    label.addEventListener('pointerup', stop, { signal });
    label.addEventListener('pointercancel', stop, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
  });
  useEffect(() => {
    const label = labelId === undefined || !isEnabled ? null : document.getElementById(labelId);
    if (label === null) return undefined;
    const listen = (event: PointerEvent) => onPress(label, event);
    label.dataset.scrub = '';
    label.addEventListener('pointerdown', listen);
    return () => {
      delete label.dataset.scrub;
      label.removeEventListener('pointerdown', listen);
    };
  }, [labelId, isEnabled]);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
