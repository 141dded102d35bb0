import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { noteScreen } from './loadScreensAhead.ts';
import { loadWithin } from './loadWithin.ts';

/** A screen that loads when first shown; if loading fails, the nearest `ErrorBoundary` shows it. */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  noteScreen(load);
  return lazy(async () => ({ default: await loadWithin(load) }));
}
