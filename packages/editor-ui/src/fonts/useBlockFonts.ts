import { listPageFonts } from '@vitrina/editor-core/assets';
import { getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { useBundledFonts } from './useBundledFonts.ts';

/** Loads the bundled fonts that blocks of the active page name themselves. */
export function useBlockFonts(assetUrl: (source: string) => string): void {
  const { services } = useEditorStore();
  // Text, since a new list at each change of the page would load the fonts again.
  const names = useEditorState((state) => {
    const page = getActivePage(state);
    return page ? listPageFonts(page, services.catalogue).join() : '';
  });
  useBundledFonts(names.split(','), assetUrl);
}
