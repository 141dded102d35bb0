import { baseCss, blockCss, type BlockDefinition, definitionsCss } from '@vitrina/block-kit';
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
  /** CSS rules added to the published ones. */
  readonly addedCss: string;
}

interface Canvas {
  readonly root: Root;
  readonly surface: CanvasSurface;
}

interface MountedCanvas extends Canvas {
  readonly arrival: Arrival;
}

/** Generated CSS rules of the blocks on the canvas, kept in sync with the active page. */
interface BlockStyles extends Arrival {
  stop(): void;
}

/**
 * Renders the active page in a separate React root, inside the shadow root of the element with the returned
 * ref. Also returns the surface used to draw over the page; it is `undefined` until the page is rendered.
 *
 * @param addedCss - CSS rules added to the published ones
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
        // React warns if a root is unmounted while another root renders.
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
  const page = document.createElement('div');
  page.className = 'page';
  shadowRoot.append(page);
  return {
    root: createRoot(page, { identifierPrefix: 'canvas-' }),
    surface: createCanvasSurface(shadowRoot, page, createLayoutSignal()),
  };
}

/**
 * Keeps the generated CSS rules of blocks up to date. Writes rules when blocks arrive, updates the rules of
 * changed components, and replaces all rules when another page is opened.
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
    return [component.id, definition ? readRule(component, definition, assetUrl) : ''];
  };
  // Keeps the rule of a deleted block: no element has its class, and removing the rule would make the browser
  // restyle every element.
  const touchedRules = (page: Page, id: ComponentId) => {
    const component = getComponent(page, id);
    return component ? [ruleOf(component)] : [];
  };
  const update = (touched: Touched) => {
    const page = getActivePage(store.getState());
    if (page === undefined) return;
    // A change during progressive rendering can affect blocks that aren't rendered yet, so all rules are
    // replaced.
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

/** Returns the rules of a block. A block whose style function fails has none; the others keep theirs. */
function readRule(
  component: Component,
  definition: BlockDefinition,
  assetUrl: CanvasEnvironment['assetUrl'],
): string {
  try {
    return blockCss(component, definition, { assetUrl });
  } catch (error) {
    reportError(error);
    return '';
  }
}
