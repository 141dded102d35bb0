import { getChildIds, rootId, type ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { findPicture } from '@vitrina/editor-core/layers';
import { findExcerpt } from '@vitrina/editor-core/linked-copies';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';

/** The image and the text that tell a section of the page from others. */
export interface SectionLook {
  /** The address of the first image in it. */
  readonly picture: string | undefined;
  /** The beginning of its first text. */
  readonly excerpt: string;
}

/** Returns the looks of the sections of the page in view. Updated when editing pauses. */
export function useSectionLooks(): ReadonlyMap<ComponentId, SectionLook> {
  const { catalogue } = useEditorStore().services;
  const { assetUrl } = useEditor();
  const page = getActivePage({ document: useSettledDocument() });
  return useMemo(() => {
    const looks = new Map<ComponentId, SectionLook>();
    for (const id of page ? getChildIds(page, rootId) : []) {
      if (page === undefined) break;
      const source = findPicture(page, id, catalogue);
      const picture = source === undefined ? undefined : assetUrl(source);
      looks.set(id, { picture, excerpt: findExcerpt(page, id, catalogue) });
    }
    return looks;
  }, [page, catalogue, assetUrl]);
}
