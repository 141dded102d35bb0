import { lazy as suspendingLazy, type ComponentType, type LazyExoticComponent } from 'react';

import { registerForPreload } from './preload.ts';
import { loadWithin } from './loadWithin.ts';

/**
 * A part of the app that suspends while it loads, so that navigation keeps the current screen until the next one
 * is there. If loading fails, the nearest `ErrorBoundary` shows it.
 */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  registerForPreload(load);
  return suspendingLazy(async () => ({ default: await loadWithin(load) }));
}
