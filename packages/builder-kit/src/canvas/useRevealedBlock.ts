import { getChildIds } from '@vitrina/epack-model';
import { useEffect } from 'react';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import type { BuilderState } from '../store/createBuilderStore.ts';
import { useBuilder } from '../store/hooks.ts';
import { getActiveComponent, getActiveId, getActivePage } from '../store/selectors.ts';
import type { CanvasSurface } from './canvasSurface.ts';

/**
 * Scrolls to the active block where nothing of it shows: it may have been chosen, added or moved from beside the page. A
 * block that shows in part stays where it is, so that a click on the page never moves it.
 */
export function useRevealedBlock(surface: CanvasSurface, viewport: HTMLElement): void {
  const store = useBuilderStore();
  const place = useBuilder(getActivePlace);
  useEffect(() => {
    // The observer measures along with the next frame, and so costs no layout of its own.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (entry && !entry.isIntersecting) scrollTo(entry);
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

/** Of a block that is higher than the screen the beginning is what is looked for. */
function scrollTo({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const fits = boundingClientRect.height < (rootBounds?.height ?? 0);
  target.scrollIntoView({ block: fits ? 'center' : 'start' });
}

/** Where the active component stands; another text for each place, empty where there is none. */
function getActivePlace(state: BuilderState): string {
  const page = getActivePage(state);
  const component = getActiveComponent(state);
  if (page === undefined || component === undefined) return '';
  const { id, parentId } = component;
  return [id, parentId, getChildIds(page, parentId).indexOf(id)].join(' ');
}
