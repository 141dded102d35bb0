import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { kitCss, kitFonts, plainKitCss } from '@vitrina/block-kit';
import { toFonts } from '@vitrina/editor-core/assets';
import { takeKit } from '@vitrina/editor-core/props';
import { useEffect, useLayoutEffect, useMemo } from 'react';

import { useEditor } from '../editor/EditorContext.ts';
import { useFontFaces } from '../fonts/useFontFaces.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';

/** Loads the look of the brand, and gives it to the page and to the controls. */
export function BrandLook({ surface }: { surface: CanvasSurface }): null {
  const { dispatch, services } = useEditorStore();
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
