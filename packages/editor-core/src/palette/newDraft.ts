import { type BlockDefinition, templateDraft } from '@vitrina/block-kit';
import type { ComponentDraft } from '@vitrina/epack-model';

import type { EditorStore } from '../store/createEditorStore.ts';

/** Returns a new block as the palette adds it, with default texts in the page's language. */
export function newDraft(store: EditorStore, definition: BlockDefinition): ComponentDraft {
  const { find, translateInto } = store.services.catalogue;
  const { locale } = store.getState().document.active;
  return templateDraft(definition.create(), find, translateInto(locale));
}
