import { getChildIds, rootId, type ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { findPicture } from '@vitrina/editor-core/layers';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';

/** Returns the addresses of the images that stand for the sections of the page. Updated when editing pauses. */
export function useSectionPictures(): ReadonlyMap<ComponentId, string> {
  const { catalogue } = useEditorStore().services;
  const { assetUrl } = useEditor();
  const page = getActivePage({ document: useSettledDocument() });
  return useMemo(() => {
    const ids = page ? [...getChildIds(page, rootId)] : [];
    const pictures = ids.flatMap((id) => {
      const source = page && findPicture(page, id, catalogue);
      return source === undefined ? [] : [[id, assetUrl(source)] as const];
    });
    return new Map(pictures);
  }, [page, catalogue, assetUrl]);
}
