import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { type BrandKit, kitFonts } from '@vitrina/block-kit';
import { toFonts } from '@vitrina/editor-core/assets';
import { useMemo } from 'react';

import { useEditor } from '../editor/EditorContext.ts';
import { useBundledFonts } from '../fonts/useBundledFonts.ts';
import { useFontFaces } from '../fonts/useFontFaces.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/**
 * Returns the look of the brand, and loads its fonts. `null` if the license has none; `undefined` until the server has
 * answered.
 */
export function useBrandKit(): BrandKit | null | undefined {
  const { services } = useEditorStore();
  const { assetUrl } = useEditor();
  const epackId = useEditorState((state) => state.document.epackId);
  const query = epackId === undefined ? {} : { epackId };
  const kit = useQuery(callQuery(services.client, calls.getBrandKit, { query })).data?.data;
  const families = kit ? kitFonts(kit) : [];
  const fonts = useQuery({ ...callQuery(services.client, calls.listFonts), enabled: families.length > 0 });
  const names = families.join();
  const faces = useMemo(() => {
    const all = fonts.data?.data.items ?? [];
    return toFonts(all.filter(({ family }) => names.split(',').includes(family)));
  }, [fonts.data, names]);
  useFontFaces(faces, assetUrl);
  useBundledFonts(families, assetUrl);
  return kit;
}
