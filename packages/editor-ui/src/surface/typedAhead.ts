import { getDeepActiveElement, getDeepTarget, isTypingPlace } from '../dom/deepDom.ts';

/** A key that was pressed, or words that an input method made of several. */
export type Typed = KeyboardEvent | string;

/** What is typed while the editor of a text is on its way: held, so that no letter is lost. */
export interface TypedAhead {
  /** Starts to hold what is typed, if it is not held already. */
  hold(): void;
  /** Stops to hold and answers what was held, in its order. */
  release(): readonly Typed[];
}

/** Holds keys from all of the window but where a person types already. */
export function createTypedAhead(): TypedAhead {
  let held: Typed[] = [];
  let place: ComposingPlace | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getDeepTarget(event);
    if (!isForText(event) || (target !== place?.element && isTypingPlace(target))) return;
    event.preventDefault();
    // Else the page would take them for its own: an arrow for another block, Delete for the end of this one.
    event.stopImmediatePropagation();
    held.push(event);
  };
  return {
    hold() {
      if (place) return;
      place = openComposingPlace((words) => held.push(words));
      window.addEventListener('keydown', onKeyDown, true);
    },
    release() {
      window.removeEventListener('keydown', onKeyDown, true);
      place?.close();
      place = undefined;
      const released = held;
      held = [];
      return released;
    },
  };
}

/** Where an input method can compose. */
interface ComposingPlace {
  readonly element: HTMLElement;
  /** Ends what is being composed, and gives the focus back if nothing took it. */
  close(): void;
}

/** Input methods compose in fields alone: elsewhere they hand on the bare letters of the keys. */
function openComposingPlace(onWords: (words: string) => void): ComposingPlace {
  const before = getDeepActiveElement();
  const element = document.createElement('textarea');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '50% auto auto 50%',
    width: '1px',
    height: '1px',
  });
  Object.assign(element.style, { opacity: '0', pointerEvents: 'none', border: '0', padding: '0' });
  element.tabIndex = -1;
  const take = () => {
    if (element.value !== '') onWords(element.value);
    element.value = '';
  };
  element.addEventListener('compositionend', take);
  element.addEventListener('input', (event) => {
    if (!event.isComposing) take();
  });
  document.body.append(element);
  element.focus({ preventScroll: true });
  return {
    element,
    close() {
      const hadFocus = document.activeElement === element;
      // Which makes an input method commit what it has.
      element.blur();
      take();
      element.remove();
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
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
