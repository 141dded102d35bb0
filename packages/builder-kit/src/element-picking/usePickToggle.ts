import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { useCallback } from 'react';

import { useEditor } from '../editor/EditorContext.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActivePage } from '../store/selectors.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { togglePicked } from './togglePicked.ts';

/** Picks a component on the page, or no longer, and says so. */
export function usePickToggle(): (id: ComponentId) => void {
  const store = useBuilderStore();
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
