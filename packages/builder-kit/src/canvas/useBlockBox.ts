import type { ComponentId } from '@vitrina/epack-model';
import { useLayoutEffect, useState } from 'react';

import type { Box } from '../drag/dropGeometry.ts';
import type { CanvasSurface } from './canvasSurface.ts';

/** The box of a component's block within the stage, kept current; undefined where it shows nothing. */
export function useBlockBox(surface: CanvasSurface, stage: HTMLElement, id: ComponentId): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const measure = () => {
      const next = measureWithin(stage, surface.findBlock(id));
      setBox((before) => (isSameBox(before, next) ? before : next));
    };
    const resizes = new ResizeObserver(() => surface.layout.raise());
    const block = surface.findBlock(id);
    if (block) resizes.observe(block);
    measure();
    const stop = surface.layout.subscribe(measure);
    return () => {
      resizes.disconnect();
      stop();
    };
  }, [surface, stage, id]);
  return box;
}

function measureWithin(stage: HTMLElement, block: HTMLElement | undefined): Box | undefined {
  if (block === undefined) return undefined;
  const rect = block.getBoundingClientRect();
  return rect.width === 0 && rect.height === 0 ? undefined : toStage(stage, rect);
}

/** A box of the window as one of the stage. */
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
