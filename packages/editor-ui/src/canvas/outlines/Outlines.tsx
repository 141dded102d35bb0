import { getActivePage, type EditorStore } from '@vitrina/editor-core/store';
import { getComponent, resolveSized, walkPage } from '@vitrina/epack-model';
import { useEffect } from 'react';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { useBlockTexts } from '../../texts/useBlockTexts.ts';
import { overrideCss } from '../blockSheets.ts';
import { getOutlineCss } from './outlineCss.ts';

/** Props of {@link Outlines}. */
export interface OutlinesProps {
  readonly surface: CanvasSurface;
  /** The size of the page on the screen, at which names stay readable. */
  readonly scale: number;
}

/** Shows the outline and the name of every block while that is switched on, and the blocks that are hidden. */
export function Outlines(props: OutlinesProps) {
  const isShown = useEditorState((state) => state.view.areOutlinesShown);
  return isShown ? <ShownOutlines {...props} /> : null;
}

/** Makes a hidden block visible, as a form on the published page does. */
const shownAttribute = 'data-shown';

function ShownOutlines({ surface, scale }: OutlinesProps) {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const size = useEditorState((state) => state.view.size);
  useEffect(() => {
    const remove = overrideCss(
      surface.shadowRoot,
      getOutlineCss(store.services.catalogue.definitions, texts.block),
    );
    surface.layout.raise();
    return () => {
      remove();
      surface.layout.raise();
    };
  }, [surface, store, texts]);
  useEffect(() => {
    surface.page.style.setProperty('--page-scale', String(scale));
    surface.layout.raise();
  }, [surface, scale]);
  useEffect(() => {
    let shown: readonly HTMLElement[] = [];
    const hide = () => {
      for (const block of shown) block.removeAttribute(shownAttribute);
    };
    const update = () => {
      hide();
      shown = listHidden(store, surface);
      for (const block of shown) block.setAttribute(shownAttribute, '');
    };
    update();
    const stop = store.hub.subscribeAny(() => requestAnimationFrame(update));
    return () => {
      stop();
      hide();
    };
    // The size decides which blocks are hidden.
  }, [surface, store, size]);
  return null;
}

function listHidden(store: EditorStore, surface: CanvasSurface): readonly HTMLElement[] {
  const state = store.getState();
  const page = getActivePage(state);
  if (page === undefined) return [];
  return [...walkPage(page)].flatMap(({ id }) => {
    const hide = getComponent(page, id)?.props['hide'];
    const isHidden = hide !== undefined && resolveSized(hide.value, state.view.size) === true;
    return (isHidden && surface.findBlock(id)) || [];
  });
}
