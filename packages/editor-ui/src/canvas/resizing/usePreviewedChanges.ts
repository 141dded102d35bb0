import { blockCss } from '@vitrina/block-kit';
import { getActivePage } from '@vitrina/editor-core/store';
import { applyPageChange, getComponent, type SinglePageChange } from '@vitrina/epack-model';
import { useLayoutEffect } from 'react';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { overrideCss } from '../blockSheets.ts';

/** Shows changes of styles during a drag by an additional style sheet; the store changes after the drag. */
export function usePreviewedChanges(
  surface: CanvasSurface,
  changes: readonly SinglePageChange[] | undefined,
): void {
  const store = useEditorStore();
  const { assetUrl } = useEditor();
  useLayoutEffect(() => {
    const page = getActivePage(store.getState());
    if (page === undefined || changes === undefined || changes.length === 0) return undefined;
    const changed = applyPageChange(page, { type: 'batch', changes: [...changes] });
    if (!changed.ok) return undefined;
    const css = changed.touched.map((id) => {
      const component = getComponent(changed.page, id);
      const definition = component && store.services.catalogue.find(component.componentKey);
      return component && definition ? blockCss(component, definition, { assetUrl }) : '';
    });
    const remove = overrideCss(surface.shadowRoot, css.join(''));
    surface.layout.raise();
    return () => {
      remove();
      surface.layout.raise();
    };
  }, [surface, store, changes, assetUrl]);
}
