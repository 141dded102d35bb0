import { userEvent } from 'vitest/browser';

import { cancelDrag } from '../cancelDrag.ts';
import { queryCanvas } from '../openEditor.tsx';
import type { RandomChoice } from './randomChoice.ts';

/** A user action by mouse or keyboard. It may have no effect, as a click on nothing. */
export interface RandomAction {
  readonly name: string;
  /** Relative frequency of the action. */
  readonly weight: number;
  run(choice: RandomChoice): Promise<void>;
}

/** Returns the blocks on the canvas, in its shadow root. */
export function findBlocks(): HTMLElement[] {
  return [...(queryCanvas()?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
}

/** Returns the elements outside the canvas that match a selector. */
export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Ignores actions on elements that disappear before the pointer reaches them, as happens to real users. */
export const missed = cancelDrag;
/** Options of clicks, which don't wait for elements to be free. */
export const withinMs = { force: true, timeout: 700 };

/** Clicks at the element's position, even if another element covers it. */
export async function click(element: HTMLElement | undefined, ctrl = false): Promise<void> {
  if (!element?.isConnected) return;
  element.scrollIntoView({ block: 'nearest' });
  await userEvent.click(element, { ...withinMs, ...(ctrl && { modifiers: ['Control'] }) }).catch(missed);
}

/** Patient: after a drag that timed out midway, later tests would move its load instead of the pointer. */
const untilDropped = { force: true, timeout: 20_000 };

/** Drags an element onto another one, if both can be seen. */
export async function drag(source: HTMLElement, target: HTMLElement): Promise<void> {
  if (!source.checkVisibility() || !target.checkVisibility()) return;
  await userEvent.dragAndDrop(source, target, untilDropped).catch(missed);
}

/** Returns an action that presses one of several keys. */
export const press = (name: string, weight: number, ...keys: readonly string[]): RandomAction => ({
  name,
  weight,
  run: (choice) => userEvent.keyboard(choice.of(keys) ?? ''),
});

/** Returns a key with Ctrl. */
export const ctrl = (key: string) => `{Control>}${key}{/Control}`;
/** Returns a key with Alt. */
export const alt = (key: string) => `{Alt>}${key}{/Alt}`;
