import { useEffect, useRef } from 'react';

import { getDeepActiveElement } from '../canvas/deepDom.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** Gives the focus back to where a dialog was opened from; dialogs themselves do not see into the canvas. */
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
      else setTimeout(() => opener.current?.isConnected && opener.current.focus(), closeMs);
    });
  }, [store]);
}

/** How long a dialog takes to close, in ms. */
const closeMs = 150;
