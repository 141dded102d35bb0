import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { useCallback } from 'react';
import { togglePicked } from '@vitrina/editor-core/props';
import { getActivePage } from '@vitrina/editor-core/store';

import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';

/** Returns a function that picks or unpicks a component on the page and announces it. */
export function usePickToggle(): (id: ComponentId) => void {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const { announce } = useEditor();
  return useCallback(
    (id) => {
      const isPicked = store.dispatch(togglePicked(id));
      const page = getActivePage(store.getState());
      const component = page && getComponent(page, id);
      if (isPicked === undefined || component === undefined) return;
      const name = texts.component(component);
      announce({ id: `builder.announce.${isPicked ? 'picked' : 'unpicked'}`, values: { name } });
    },
    [store, texts, announce],
  );
}
