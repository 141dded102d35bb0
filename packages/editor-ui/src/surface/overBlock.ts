import type { ComponentId } from '@vitrina/epack-model';
import { useCallback, type RefCallback } from 'react';
import type { Box } from '@vitrina/editor-core/drag';

import type { CanvasSurface } from './canvasSurface.ts';
import { toPosition } from './toPosition.ts';

/** The page, and the element that overlay boxes are positioned relative to. */
export interface OverlayPlace {
  readonly surface: CanvasSurface;
  readonly stage: HTMLElement;
}

/**
 * Positions the element with the returned ref over a component's block. Hides the element if the block isn't
 * rendered. The box is measured and written in the frame that shows the change, without a re-render.
 */
export function useOverBlock({ surface, stage }: OverlayPlace, id: ComponentId): RefCallback<HTMLElement> {
  return useCallback(
    (element) => (element ? keepOver(element, { surface, stage }, () => id) : undefined),
    [surface, stage, id],
  );
}

/**
 * Positions an element over the block that `find` returns, and repeats this when boxes might have moved.
 * Returns a function that stops it.
 */
export function keepOver(
  element: HTMLElement,
  { surface, stage }: OverlayPlace,
  find: () => ComponentId | undefined,
): () => void {
  let block: HTMLElement | undefined;
  let shown: Box | undefined;
  // An element that was over another block stays visible until it is positioned, because hiding it would
  // remove its focus.
  let isPlaced = element.style.width === '';
  const update = () => {
    const id = find();
    const next = id === undefined ? undefined : surface.findBlock(id);
    if (next !== block) {
      if (block) resizes.unobserve(block);
      if (next) resizes.observe(next);
      block = next;
    }
    const box = measureWithin(stage, block);
    if (!isPlaced || !isSameBox(shown, box)) place(element, box);
    shown = box;
    isPlaced = true;
  };
  // The observer runs after layout and before paint, when measuring boxes doesn't force a layout.
  const resizes = new ResizeObserver(update);
  const stop = surface.layout.subscribe(update);
  if (isPlaced) place(element, undefined);
  surface.layout.raise();
  return () => {
    resizes.disconnect();
    stop();
  };
}

function place({ style }: HTMLElement, box: Box | undefined): void {
  style.display = box ? '' : 'none';
  if (!box) return;
  const { left, top, width, height } = toPosition(box);
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

function measureWithin(stage: HTMLElement, block: HTMLElement | undefined): Box | undefined {
  if (block === undefined) return undefined;
  const rect = block.getBoundingClientRect();
  return rect.width === 0 && rect.height === 0 ? undefined : toStage(stage, rect);
}

/** Converts window coordinates to stage coordinates. */
export function toStage(stage: HTMLElement, box: Box): Box {
  const origin = stage.getBoundingClientRect();
  return {
    left: box.left - origin.left,
    top: box.top - origin.top,
    right: box.right - origin.left,
    bottom: box.bottom - origin.top,
  };
}

function isSameBox(one: Box | undefined, other: Box | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}
