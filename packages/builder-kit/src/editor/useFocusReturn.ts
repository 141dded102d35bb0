import { useEffect, useRef } from 'react';

import { getDeepActiveElement } from '../canvas/deepDom.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActiveId } from '../store/selectors.ts';

/**
 * Gives the focus back to where a dialog was opened from; dialogs themselves do not see into the canvas. On the page that is
 * the active block, which the dialog may have added.
 */
export function useFocusReturn(): void {
  const store = useBuilderStore();
  const opener = useRef<HTMLElement>(undefined);
  useEffect(() => {
    let isOpen = false;
    return store.subscribe(() => {
      const isNowOpen = store.getState().view.openDialog !== undefined;
      if (isNowOpen === isOpen) return;
      isOpen = isNowOpen;
      const active = getDeepActiveElement();
      if (isNowOpen) opener.current = active instanceof HTMLElement ? active : undefined;
      // The dialog gives the focus away once it is gone, which comes after this.
      else setTimeout(() => findReturn(opener.current, getActiveId(store.getState()))?.focus(), closeMs);
    });
  }, [store]);
}

function findReturn(opener: HTMLElement | undefined, activeId: number | undefined): HTMLElement | undefined {
  const root = opener?.getRootNode();
  const active = root instanceof ShadowRoot ? root.querySelector(`[data-block="${activeId}"]`) : null;
  if (active instanceof HTMLElement) return active;
  return opener?.isConnected ? opener : undefined;
}

/** How long a dialog takes to close, in ms. */
const closeMs = 150;
