import { baseCss, blockCss, definitionsCss } from '@vitrina/block-kit';
import {
  getComponent,
  getSubtree,
  walkPage,
  type Component,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';
import { createElement, useEffect, useMemo, useState, type RefCallback } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { getActivePage, type Touched } from '@vitrina/editor-core/store';

import { createBlockSheets, createSheet } from './blockSheets.ts';
import { CanvasRoot, type CanvasEnvironment } from './CanvasRoot.tsx';
import { createCanvasSurface, type CanvasSurface } from '../surface/canvasSurface.ts';
import { createLayoutSignal } from '../surface/layoutSignal.ts';
import type { Arrival } from './useArrivingIds.ts';
import { useDrawing } from './useDrawing.ts';

interface StyleSource extends Pick<CanvasEnvironment, 'store' | 'catalogue' | 'assetUrl'> {
  /** Rules beside the published ones. */
  readonly addedCss: string;
}

interface Canvas {
  readonly root: Root;
  readonly surface: CanvasSurface;
}

interface MountedCanvas extends Canvas {
  readonly arrival: Arrival;
}

/** The generated rules of the blocks on the canvas, kept up with the page in view. */
interface BlockStyles extends Arrival {
  stop(): void;
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
      const styles = keepBlockStyles(canvas.surface, { store, catalogue, assetUrl, addedCss });
      const onArrived = () => {
        styles.onArrived();
        onDrawn();
      };
      setMounted({ ...canvas, arrival: { ...styles, onArrived } });
      return () => {
        styles.stop();
        // React warns when a root is unmounted while another one is rendering.
        setTimeout(() => {
          canvas.root.unmount();
          canvas.surface.page.remove();
        });
      };
    },
    [store, catalogue, assetUrl, addedCss, onDrawn],
  );

  useEffect(() => {
    if (mounted === undefined) return;
    const { root, arrival } = mounted;
    root.render(createElement(CanvasRoot, { environment, arrival }));
  }, [mounted, environment]);

  return { mountRef, surface: mounted?.surface };
}

function mountCanvas(host: HTMLElement): Canvas {
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

/**
 * Writes the generated rules of the blocks as they arrive, then those of the components that were touched, and of all when
 * another page is in view.
 */
function keepBlockStyles(
  surface: CanvasSurface,
  { store, catalogue, assetUrl, addedCss }: StyleSource,
): BlockStyles {
  const sheets = createBlockSheets(surface.shadowRoot, [
    createSheet(baseCss + definitionsCss(catalogue.definitions)),
    createSheet(addedCss),
  ]);
  let isWhole = false;
  const ruleOf = (component: Component): readonly [ComponentId, string] => {
    const definition = catalogue.find(component.componentKey);
    return [component.id, definition ? blockCss(component, definition, { assetUrl }) : ''];
  };
  // The rule of a block that is gone stays: nothing has its class, and taking it away has the browser look at every element.
  const touchedRules = (page: Page, id: ComponentId) => {
    const component = getComponent(page, id);
    return component ? [ruleOf(component)] : [];
  };
  const update = (touched: Touched) => {
    const page = getActivePage(store.getState());
    if (page === undefined) return;
    // What changes while blocks arrive may bring some of those that are still to come.
    if (touched === 'all' || !isWhole) {
      sheets.replaceAll([...walkPage(page)].map(ruleOf));
      isWhole = true;
    } else sheets.set(touched.flatMap((id) => touchedRules(page, id)));
    surface.layout.raise();
  };
  return {
    onArriving(ids) {
      surface.layout.raise();
      const page = getActivePage(store.getState());
      if (page === undefined || isWhole) return;
      sheets.set(ids.flatMap((id) => getSubtree(page, id)).map(ruleOf));
    },
    onArrived() {
      isWhole = true;
    },
    stop: store.hub.subscribeAny(update),
  };
}
