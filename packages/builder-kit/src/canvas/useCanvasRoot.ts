import { baseCss, blockCss, definitionsCss } from '@vitrina/block-kit';
import { getComponent, walkPage, type ComponentId, type Page } from '@vitrina/epack-model';
import { createElement, useEffect, useMemo, useState, type RefCallback } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { getActivePage } from '../store/selectors.ts';
import type { Touched } from '../store/touchedHub.ts';
import { createBlockSheets, createSheet } from './blockSheets.ts';
import { CanvasRoot, type CanvasEnvironment } from './CanvasRoot.tsx';
import { createCanvasSurface, type CanvasSurface } from './canvasSurface.ts';
import { createLayoutSignal } from './layoutSignal.ts';
import { useDrawing } from './useDrawing.ts';

interface StyleSource extends Pick<CanvasEnvironment, 'store' | 'catalogue' | 'assetUrl'> {
  /** Rules beside the published ones. */
  readonly addedCss: string;
}

interface MountedCanvas {
  readonly root: Root;
  readonly surface: CanvasSurface;
}

/**
 * Draws the page in view in a React root of its own, inside the shadow root of the element the ref is put on.
 * Answers the surface for what is drawn over the page; undefined until it is there.
 *
 * @param addedCss - rules beside the published ones
 */
export function useCanvasRoot(
  environment: CanvasEnvironment,
  addedCss: string,
): {
  mountRef: RefCallback<HTMLElement>;
  surface: CanvasSurface | undefined;
} {
  const { store, catalogue, assetUrl } = environment;
  const [mounted, setMounted] = useState<MountedCanvas>();
  const onDrawn = useDrawing();

  const mountRef = useMemo<RefCallback<HTMLElement>>(
    () => (host) => {
      if (host === null) return undefined;
      const canvas = mountCanvas(host);
      const stopStyles = keepBlockStyles(canvas.surface, { store, catalogue, assetUrl, addedCss });
      setMounted(canvas);
      return () => {
        stopStyles();
        // React warns when a root is unmounted while another one is rendering.
        setTimeout(() => {
          canvas.root.unmount();
          canvas.surface.page.remove();
        });
      };
    },
    [store, catalogue, assetUrl, addedCss],
  );

  useEffect(() => {
    mounted?.root.render(createElement(CanvasRoot, { environment, onDrawn }));
  }, [mounted, environment, onDrawn]);

  return { mountRef, surface: mounted?.surface };
}

function mountCanvas(host: HTMLElement): MountedCanvas {
  const shadowRoot = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  host.dataset.canvas = '';
  const page = document.createElement('div');
  page.className = 'page';
  shadowRoot.append(page);
  return {
    root: createRoot(page, { identifierPrefix: 'canvas-' }),
    surface: createCanvasSurface(shadowRoot, page, createLayoutSignal()),
  };
}

/** Writes the generated rules of the components that were touched, and of all when another page is in view. */
function keepBlockStyles(
  surface: CanvasSurface,
  { store, catalogue, assetUrl, addedCss }: StyleSource,
): () => void {
  const sheets = createBlockSheets(surface.shadowRoot, [
    createSheet(baseCss + definitionsCss(catalogue.definitions)),
    createSheet(addedCss),
  ]);
  const ruleOf = (page: Page, id: ComponentId): readonly [ComponentId, string] => {
    const component = getComponent(page, id);
    const definition = component && catalogue.find(component.componentKey);
    return [id, component && definition ? blockCss(component, definition, { assetUrl }) : ''];
  };
  const update = (touched: Touched) => {
    const page = getActivePage(store.getState());
    if (page === undefined) return;
    if (touched === 'all') sheets.replaceAll([...walkPage(page)].map(({ id }) => ruleOf(page, id)));
    else sheets.set(touched.map((id) => ruleOf(page, id)));
    surface.layout.raise();
  };
  update('all');
  return store.hub.subscribeAny(update);
}
