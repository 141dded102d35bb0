import type { ComponentId } from '@vitrina/epack-model';

import { createTypedAhead, type TypedAhead } from './typedAhead.ts';
import type { LayoutSignal } from './layoutSignal.ts';

/** The rendered page on the canvas, used for overlays and drops. Depends on the DOM, not on the store. */
export interface CanvasSurface {
  readonly shadowRoot: ShadowRoot;
  /** The `.page` element. */
  readonly page: HTMLElement;
  readonly layout: LayoutSignal;
  /** Keys typed for a text whose editor isn't loaded yet. */
  readonly typedAhead: TypedAhead;
  /** Returns the root element of a component's block, or `undefined` if the block isn't rendered. */
  findBlock(id: ComponentId): HTMLElement | undefined;
  /** Returns the component whose block is at a point, in window coordinates. */
  findIdAt(x: number, y: number): ComponentId | undefined;
}

/** Creates the surface of a shadow root that contains a `.page` element. */
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
    // The tools of the selected block can cover the block under the pointer.
    findIdAt: (x, y) =>
      findBlockId(shadowRoot.elementsFromPoint(x, y).find((element) => page.contains(element)) ?? null),
  };
}

/** Returns the ID of the component that an element on the canvas belongs to. */
export function findBlockId(element: Element | null | undefined): ComponentId | undefined {
  const block = element?.closest('[data-block]');
  const id = Number(block?.getAttribute('data-block'));
  return block && Number.isInteger(id) && id > 0 ? id : undefined;
}
