import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { noteScreen } from './loadScreensAhead.ts';
import { loadWithin } from './loadWithin.ts';

/** A screen that loads when first shown; the nearest `ErrorBoundary` says so where it does not arrive. */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  noteScreen(load);
  return lazy(async () => ({ default: await loadWithin(load) }));
}
