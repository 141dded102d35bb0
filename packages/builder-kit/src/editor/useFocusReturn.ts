import type { ComponentId } from '@vitrina/epack-model';
import { useEffect, useRef } from 'react';

import { getDeepActiveElement } from '../canvas/deepDom.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActiveId } from '../store/selectors.ts';

/**
 * Gives the focus back to where a dialog was opened from; dialogs themselves do not see into the canvas. On the page that is
 * the active block. A block that the dialog made active, such as one it added, has the focus wherever it was opened from.
 */
export function useFocusReturn(): void {
  const store = useBuilderStore();
  const opened = useRef<Opened>({ opener: undefined, activeId: undefined });
  useEffect(() => {
    let isOpen = false;
    return store.subscribe(() => {
      const isNowOpen = store.getState().view.openDialog !== undefined;
      if (isNowOpen === isOpen) return;
      isOpen = isNowOpen;
      const active = getDeepActiveElement();
      const activeId = getActiveId(store.getState());
      if (isNowOpen)
        opened.current = { opener: active instanceof HTMLElement ? active : undefined, activeId };
      // The dialog gives the focus away once it is gone, which comes after this.
      else setTimeout(() => findReturn(opened.current, getActiveId(store.getState()))?.focus(), closeMs);
    });
  }, [store]);
}

/** How things were when a dialog opened. */
interface Opened {
  readonly opener: HTMLElement | undefined;
  readonly activeId: ComponentId | undefined;
}

function findReturn(
  { opener, activeId: activeBefore }: Opened,
  activeId: ComponentId | undefined,
): HTMLElement | undefined {
  const root = opener?.getRootNode();
  const canvas = document.querySelector('[data-canvas]')?.shadowRoot;
  if (activeId !== undefined && (activeId !== activeBefore || root === canvas)) {
    const block = canvas?.querySelector(`[data-block="${activeId}"]`);
    if (block instanceof HTMLElement) return block;
  }
  return opener?.isConnected ? opener : undefined;
}

/** How long a dialog takes to close, in ms. */
const closeMs = 150;
