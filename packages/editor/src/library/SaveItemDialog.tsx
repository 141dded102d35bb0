import { takeSection } from '@vitrina/editor-core/library';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { emptyPage, getChildIds, rootId } from '@vitrina/epack-model';
import { useState } from 'react';

import { ItemForm } from './ItemForm.tsx';
import type { LinkedKind } from './useLibraryItems.ts';

/** Props of {@link SaveItemDialog}. */
export interface SaveItemDialogProps {
  readonly kind: LinkedKind;
  readonly onClose: () => void;
}

/** Renders the form that saves the selected blocks as a section, or the page in view as a template. */
export function SaveItemDialog({ kind, onClose }: SaveItemDialogProps) {
  const store = useEditorStore();
  const [section] = useState(() => {
    const state = store.getState();
    const page = getActivePage(state) ?? emptyPage;
    const ids = kind === 'template' ? getChildIds(page, rootId) : state.view.selection;
    return takeSection(page, ids, store.services.catalogue.rules);
  });
  return <ItemForm kind={kind} section={section} onSaved={() => undefined} onClose={onClose} />;
}
