import type { Editor } from '@tiptap/core';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { matchesHotkey } from '@vitrina/editor-core/commands';

import { isAppleSystem } from '../dom/isAppleSystem.ts';

/** Number of buttons that each key moves by. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

interface ToolbarKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Handles the keys of a text toolbar. Alt+F10 moves focus from the text to the toolbar, and Escape moves it
 * back. The toolbar has one tab stop; arrow keys, Home, and End move between buttons.
 */
export function useToolbarKeys(editor: Editor): ToolbarKeys {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { dom } = editor.view;
    setStop(buttonsIn(ref.current)[0], ref.current);
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!matchesHotkey('Alt+F10', event, isAppleSystem())) return;
      event.preventDefault();
      buttonsIn(ref.current)
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus();
    };
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [editor]);
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const button = buttonsIn(currentTarget).find((each) => each === target);
      if (button) setStop(button, currentTarget);
    },
    onKeyDown: (event) => {
      const buttons = buttonsIn(event.currentTarget);
      const at = buttons.findIndex((each) => each === event.target);
      // A popover of a button handles its own keys.
      if (at < 0) return;
      if (event.key === 'Escape') editor.view.focus();
      else {
        const step = steps[event.key];
        if (step === undefined) return;
        buttons[findNext(at, step, buttons.length)]?.focus();
      }
      // Prevents the page's shortcuts and a surrounding dialog from handling the key.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function buttonsIn(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll('button') ?? [])];
}

/** Returns the index after a step. Wraps around at both ends. */
function findNext(at: number, step: number, count: number): number {
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** Sets the tab stop directly on the elements, so that moving focus doesn't re-render. */
function setStop(stop: HTMLButtonElement | undefined, toolbar: HTMLElement | null): void {
  for (const button of buttonsIn(toolbar)) button.tabIndex = button === stop ? 0 : -1;
}
