import { getChildIds } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { type EditorState, getActiveComponent, getActiveId, getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';

/**
 * Scrolls to the active block if less than half of the block is visible, for example after it was selected,
 * added, or moved from a panel. While the pointer is over the page, doesn't scroll to a partly visible block,
 * so a click never moves the page.
 */
export function useRevealedBlock(surface: CanvasSurface, viewport: HTMLElement): void {
  const store = useEditorStore();
  const place = useEditorState(getActivePlace);
  useEffect(() => {
    // The observer measures with the next frame, so it doesn't force an extra layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        const enough = viewport.matches(':hover') ? 0 : 0.5;
        if (entry && (!entry.isIntersecting || shownPart(entry) < enough)) scrollTo(entry);
      },
      { root: viewport },
    );
    const frame = requestAnimationFrame(() => {
      const id = getActiveId(store.getState());
      const block = id === undefined ? undefined : surface.findBlock(id);
      if (block) observer.observe(block);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [store, surface, viewport, place]);
}

/** Returns the visible share, from 0 to 1, of the part of a block that fits on the screen. */
function shownPart({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const mostPx = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return mostPx === 0 ? 1 : intersectionRect.height / mostPx;
}

/** Scrolls to a block. A block taller than the screen is aligned to its start. */
function scrollTo({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const fits = boundingClientRect.height < (rootBounds?.height ?? 0);
  target.scrollIntoView({ block: fits ? 'center' : 'start' });
}

/**
 * Returns a string that identifies the position of the active component. The string is empty if no component
 * is active.
 */
function getActivePlace(state: EditorState): string {
  const page = getActivePage(state);
  const component = getActiveComponent(state);
  if (page === undefined || component === undefined) return '';
  const { id, parentId } = component;
  return [id, parentId, getChildIds(page, parentId).indexOf(id)].join(' ');
}
