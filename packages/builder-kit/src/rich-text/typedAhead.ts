import { getDeepTarget, isTypingPlace } from '../canvas/deepDom.ts';

/** Keys pressed while the editor of a text is on its way: held, so that no letter is lost. */
export interface TypedAhead {
  /** Starts to hold keys. */
  hold(): void;
  /** Stops to hold keys and answers those that were held, in their order. */
  release(): readonly KeyboardEvent[];
}

/** Holds keys from all of the window but where a person types already. */
export function createTypedAhead(): TypedAhead {
  let held: KeyboardEvent[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForText(event) || isTypingPlace(getDeepTarget(event))) return;
    event.preventDefault();
    // Else the page would take them for its own: an arrow for another block, Delete for the end of this one.
    event.stopImmediatePropagation();
    held.push(event);
  };
  return {
    hold: () => window.addEventListener('keydown', onKeyDown, true),
    release() {
      window.removeEventListener('keydown', onKeyDown, true);
      const released = held;
      held = [];
      return released;
    },
  };
}

/** Whether a key types a letter. */
export function isLetter(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  return !event.isComposing && !isCommand && Array.from(event.key).length === 1;
}

const editingKeys = new Set(['Enter', 'Backspace', 'Delete', 'Escape', 'Home', 'End']);

function isForText(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  if (isLetter(event) || editingKeys.has(event.key) || event.key.startsWith('Arrow')) return true;
  return (event.ctrlKey || event.metaKey) && event.code === 'KeyA';
}
