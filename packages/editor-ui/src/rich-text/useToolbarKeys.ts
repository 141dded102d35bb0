import type { Editor } from '@tiptap/core';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { matchesHotkey } from '@vitrina/editor-core/commands';

import { isAppleSystem } from '../dom/isAppleSystem.ts';

/** How many buttons on each key goes. */
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
 * The keys of a text's toolbar, as in other editors: Alt+F10 leads from the text to it and Escape back, Tab stops in it
 * once, and the arrows, Home and End go from button to button.
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
      // What a button opened has keys of its own.
      if (at < 0) return;
      if (event.key === 'Escape') editor.view.focus();
      else {
        const step = steps[event.key];
        if (step === undefined) return;
        buttons[findNext(at, step, buttons.length)]?.focus();
      }
      // Nor the page's hotkeys nor a dialog around it shall take it.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function buttonsIn(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll('button') ?? [])];
}

/** From the last on to the first, and back. */
function findNext(at: number, step: number, count: number): number {
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** Set on the elements, as the blocks' own is: moving on renders nothing. */
function setStop(stop: HTMLButtonElement | undefined, toolbar: HTMLElement | null): void {
  for (const button of buttonsIn(toolbar)) button.tabIndex = button === stop ? 0 : -1;
}
