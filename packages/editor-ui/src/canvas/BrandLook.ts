import { kitCss, plainKitCss } from '@vitrina/block-kit';
import { takeKit } from '@vitrina/editor-core/props';
import { useEffect, useLayoutEffect } from 'react';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useBrandKit } from './useBrandKit.ts';

/** Loads the look of the brand, and gives it to the page and to the controls. */
export function BrandLook({ surface }: { surface: CanvasSurface }): null {
  const { dispatch } = useEditorStore();
  const kit = useBrandKit();
  useEffect(() => {
    if (kit !== undefined) dispatch(takeKit(kit));
  }, [kit, dispatch]);
  useLayoutEffect(() => {
    // The list of adopted sheets is replaced as blocks arrive; an element stays.
    const style = surface.shadowRoot.ownerDocument.createElement('style');
    style.textContent = kit ? kitCss(kit) : plainKitCss();
    surface.shadowRoot.append(style);
    return () => style.remove();
  }, [surface, kit]);
  return null;
}
