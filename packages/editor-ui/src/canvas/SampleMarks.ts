import { pageKey } from '@vitrina/epack-model';
import { findProblems } from '@vitrina/editor-core/problems';
import { colors } from '@vitrina/ui-kit';
import { useLayoutEffect, useMemo } from 'react';

import { useDesignTexts } from '../problems/useDesignTexts.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useSettledDocument } from '../store/useSettledDocument.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';

/**
 * Marks the blocks of the page that still have their sample content, which keeps the package from being published.
 * Updated when editing pauses.
 */
export function SampleMarks({ surface }: { surface: CanvasSurface }): null {
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const texts = useDesignTexts();
  const css = useMemo(() => {
    const shown = pageKey(document.active);
    const ids = findProblems(document, catalogue, texts).flatMap(({ code, target }) =>
      code === 'sampleText' && target.kind === 'component' && pageKey(target.address) === shown
        ? [target.id]
        : [],
    );
    const blocks = [...new Set(ids)].map((id) => `[data-block="${id}"]`).join();
    return blocks === ''
      ? ''
      : `.page :is(${blocks}){outline:2px dashed ${colors.attention};outline-offset:-2px}`;
  }, [document, catalogue, texts]);
  useLayoutEffect(() => {
    if (css === '') return undefined;
    // The list of adopted sheets is replaced as blocks arrive; an element stays.
    const style = surface.shadowRoot.ownerDocument.createElement('style');
    style.textContent = css;
    surface.shadowRoot.append(style);
    return () => style.remove();
  }, [surface, css]);
  return null;
}
