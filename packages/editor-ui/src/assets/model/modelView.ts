import { hasModelView, readModelView, setModelView, type ModelView } from '@vitrina/editor-core/assets';

import { useEditedId } from '../../edited-component/EditedComponent.ts';
import type { PropScope } from '../../edited-component/controlProps.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';

/** The view of a block's model, which spans several props of the block. */
export interface ModelViewTarget {
  readonly maxPoints: number;
  read: () => ModelView;
  /** Writes the changed parts in one undo step. */
  save: (changed: Partial<ModelView>) => void;
  /** Returns the size of the block on the page, in CSS pixels. */
  measure: () => { widthPx: number; heightPx: number };
}

/** Size of a banner that is not on the page in view. */
const usualSize = { widthPx: 960, heightPx: 400 };

/** Returns the view of the model that a control edits; undefined if its block has no such view. */
export function useModelView({ definition, propName, field }: PropScope): ModelViewTarget | undefined {
  const store = useEditorStore();
  const id = useEditedId() ?? 0;
  if (propName !== 'model' || field !== undefined || !hasModelView(definition)) return undefined;
  const list = definition.props.hotspots?.control;
  return {
    maxPoints: list?.name === 'list' ? list.max : 0,
    read: () => readModelView(store.getState(), id, definition),
    save: (changed) => {
      store.dispatch(setModelView(id, definition, changed));
    },
    measure: () => {
      const page = document.querySelector('[data-canvas]')?.shadowRoot;
      const block = page?.querySelector<HTMLElement>(`[data-block="${id}"]`);
      return block && block.offsetWidth > 0 && block.offsetHeight > 0
        ? { widthPx: block.offsetWidth, heightPx: block.offsetHeight }
        : usualSize;
    },
  };
}
