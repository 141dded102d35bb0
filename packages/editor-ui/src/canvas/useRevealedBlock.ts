import { getChildIds } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { type EditorState, getActiveComponent, getActiveId, getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';

/**
 * Scrolls to the active block where it hardly shows: it may have been chosen, added or moved from beside the page. Under the
 * pointer what shows in part stays where it is, so that a click on the page never moves it.
 */
export function useRevealedBlock(surface: CanvasSurface, viewport: HTMLElement): void {
  const store = useEditorStore();
  const place = useEditorState(getActivePlace);
  useEffect(() => {
    // The observer measures along with the next frame, and so costs no layout of its own.
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

/** How much of what the screen could show of a block it shows, from 0 to 1. */
function shownPart({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const mostPx = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return mostPx === 0 ? 1 : intersectionRect.height / mostPx;
}

/** Of a block that is higher than the screen the beginning is what is looked for. */
function scrollTo({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const fits = boundingClientRect.height < (rootBounds?.height ?? 0);
  target.scrollIntoView({ block: fits ? 'center' : 'start' });
}

/** Where the active component stands; another text for each place, empty where there is none. */
function getActivePlace(state: EditorState): string {
  const page = getActivePage(state);
  const component = getActiveComponent(state);
  if (page === undefined || component === undefined) return '';
  const { id, parentId } = component;
  return [id, parentId, getChildIds(page, parentId).indexOf(id)].join(' ');
}
