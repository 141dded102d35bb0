import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { useEffect, useRef } from 'react';
import { type EditorState, getActivePage } from '@vitrina/editor-core/store';

import './overlay.css';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { findBlockId } from '../surface/canvasSurface.ts';
import { NameTag } from './NameTag.tsx';
import { keepOver, type OverlayPlace } from '../surface/overBlock.ts';

/** Outlines the block that a click would select. Pointer moves don't re-render the outline. */
export function HoverOutline({ surface, stage }: OverlayPlace) {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const outline = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!outline.current) return undefined;
    const { page, layout } = surface;
    let hoveredId: ComponentId | undefined;
    const find = () => {
      const component = findOutlined(store.getState(), hoveredId);
      const text = component && texts.component(component);
      if (text !== undefined && name.current && name.current.textContent !== text)
        name.current.textContent = text;
      return component?.id;
    };
    const hover = (id: ComponentId | undefined) => {
      if (id === hoveredId) return;
      hoveredId = id;
      layout.raise();
    };
    const enter = ({ target }: Event) => hover(findBlockId(target instanceof Element ? target : null));
    const leave = () => hover(undefined);
    page.addEventListener('pointerover', enter);
    page.addEventListener('pointerleave', leave);
    page.addEventListener('dragstart', leave);
    const stop = keepOver(outline.current, { surface, stage }, find);
    return () => {
      page.removeEventListener('pointerover', enter);
      page.removeEventListener('pointerleave', leave);
      page.removeEventListener('dragstart', leave);
      stop();
    };
  }, [surface, stage, store, texts]);
  return (
    <div ref={outline} data-hovered="" className="outline-hovered">
      <NameTag isQuiet>
        <span ref={name} />
      </NameTag>
    </div>
  );
}

/**
 * Returns the component under the pointer. Returns `undefined` for selected components, which already have an
 * outline, and during text editing, because the label would cover the block below.
 */
function findOutlined(state: EditorState, id: ComponentId | undefined) {
  const { selection, editingId } = state.view;
  if (id === undefined || editingId !== undefined || selection.includes(id)) return undefined;
  const page = getActivePage(state);
  return page && getComponent(page, id);
}
