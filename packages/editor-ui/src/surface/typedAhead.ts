import { getDeepActiveElement, getDeepTarget, isTypingPlace } from '../dom/deepDom.ts';

/** A pressed key, or text composed by an input method. */
export type Typed = KeyboardEvent | string;

/** Buffers typing until the text editor is loaded, so that no key is lost. */
export interface TypedAhead {
  /** Starts buffering, with Tab if the text takes it. Does nothing if already started. */
  hold(takesTab?: boolean): void;
  /** Buffers keys before those that follow. */
  add(keys: readonly Typed[]): void;
  /** Stops buffering and returns the buffered keys in order. */
  release(): readonly Typed[];
}

/** Buffers keys of the whole window, except in fields where the user is already typing. */
export function createTypedAhead(): TypedAhead {
  let held: Typed[] = [];
  let place: ComposingPlace | undefined;
  let isTabHeld = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getDeepTarget(event);
    const isTab = isTabHeld && event.key === 'Tab';
    if ((!isForText(event) && !isTab) || (target !== place?.element && isTypingPlace(target))) return;
    event.preventDefault();
    // Prevents the page's shortcuts: an arrow would select another block, and Delete would delete the block.
    event.stopImmediatePropagation();
    held.push(event);
  };
  return {
    hold(takesTab = false) {
      if (place) return;
      isTabHeld = takesTab;
      place = openComposingPlace((words) => held.push(words));
      window.addEventListener('keydown', onKeyDown, true);
    },
    add(keys) {
      held.push(...keys);
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

/** A temporary field in which an input method can compose. */
interface ComposingPlace {
  readonly element: HTMLElement;
  /** Ends the composition and restores the previous focus, unless another element took the focus. */
  close(): void;
}

/**
 * Opens a hidden field for input methods, which compose only in fields. Elsewhere, they send plain key
 * events.
 */
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
      // Blur makes an input method commit its composition.
      element.blur();
      take();
      element.remove();
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}

/** Returns whether a key types a character. */
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
