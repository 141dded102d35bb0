import Box from '@mui/material/Box';
import { readPageAt } from '@vitrina/editor-core/store';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { useMemo } from 'react';

import { PageThumbnail } from '../page-thumbnail/PageThumbnail.tsx';

interface StepPictureProps {
  /** The position in the history. */
  readonly position: number;
}

/** Renders the top of the page as it is at a position of its history. */
export function StepPicture({ position }: StepPictureProps) {
  const store = useEditorStore();
  const epack = useEditorState((state) => state.document.epack);
  const locale = useEditorState((state) => state.document.active.locale);
  const kit = useEditorState((state) => state.document.kit);
  // Computed again only when the package changes: the thumbnail is the same as long as the history is.
  const page = useMemo(() => epack && readPageAt(store.getState(), position), [epack, store, position]);
  return (
    <Box component="span" data-step-picture={position} sx={{ display: 'block', width: 240 }}>
      {page && <PageThumbnail page={page} locale={locale} kit={kit} ratio={0.75} />}
    </Box>
  );
}
