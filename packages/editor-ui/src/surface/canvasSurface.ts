import type { ComponentId } from '@vitrina/epack-model';

import { createTypedAhead, type TypedAhead } from './typedAhead.ts';
import type { LayoutSignal } from './layoutSignal.ts';

/** The page on the canvas, for what is drawn over it and dropped on it. Knows the DOM, nothing of the store. */
export interface CanvasSurface {
  readonly shadowRoot: ShadowRoot;
  /** The `.page` element. */
  readonly page: HTMLElement;
  readonly layout: LayoutSignal;
  /** What was typed for a text whose editor is not there yet. */
  readonly typedAhead: TypedAhead;
  /** The root element of a component's block; undefined where it shows nothing. */
  findBlock(id: ComponentId): HTMLElement | undefined;
  /** The component whose block is at a point of the window. */
  findIdAt(x: number, y: number): ComponentId | undefined;
}

/** The surface of a shadow root that holds a `.page`. */
export function createCanvasSurface(
  shadowRoot: ShadowRoot,
  page: HTMLElement,
  layout: LayoutSignal,
): CanvasSurface {
  return {
    shadowRoot,
    page,
    layout,
    typedAhead: createTypedAhead(),
    findBlock(id) {
      const block = page.getElementsByClassName(`b${id}`)[0];
      return block instanceof HTMLElement ? block : undefined;
    },
    // The tools of the selected block may lie over the one that is meant.
    findIdAt: (x, y) =>
      findBlockId(shadowRoot.elementsFromPoint(x, y).find((element) => page.contains(element)) ?? null),
  };
}

/** The component an element on the canvas belongs to. */
export function findBlockId(element: Element | null | undefined): ComponentId | undefined {
  const block = element?.closest('[data-block]');
  const id = Number(block?.getAttribute('data-block'));
  return block && Number.isInteger(id) && id > 0 ? id : undefined;
}
