import { useEffect, useMemo } from 'react';
import { canBeDragged, listDragged, type DragItem, type Point } from '@vitrina/editor-core/drag';
import { newDraft } from '@vitrina/editor-core/palette';
import type { EditorStore } from '@vitrina/editor-core/store';

import { findBlockId, type CanvasSurface } from '../surface/canvasSurface.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { createPageBoxes, dropAt } from './dropAt.ts';

/** How far a pressed pointer goes before it drags, in pixels. */
const thresholdPx = 4;

/**
 * Lets blocks be dragged on the page from the moment it shows, and onto it out of the palette and the layers: who drags
 * before the line and the name at the pointer have come does not drag in vain. The function it answers says that they are
 * there; a drag on the page that is under way is ended as it began.
 *
 * @param viewport - takes what is dropped
 */
export function useDragAhead(surface: CanvasSurface | undefined, viewport: HTMLElement | null): () => void {
  const store = useEditorStore();
  const ahead = useMemo(
    () => (surface && viewport ? createDragAhead(store, surface, viewport) : undefined),
    [store, surface, viewport],
  );
  useEffect(() => ahead?.start(), [ahead]);
  return useMemo(() => () => ahead?.stop(), [ahead]);
}

interface DragAhead {
  start(): () => void;
  stop(): void;
}

function createDragAhead(store: EditorStore, surface: CanvasSurface, viewport: HTMLElement): DragAhead {
  const { page } = surface;
  const boxes = createPageBoxes(surface);
  let listening = new AbortController();
  let endPress: (() => void) | undefined;
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const id = findBlockId(event.target instanceof Element ? event.target : null);
    if (id === undefined || !canBeDragged(store.getState(), id)) return;
    endPress?.();
    endPress = followPress(event, {
      take: () => ({ kind: 'existing', ids: listDragged(store.getState(), id) }),
      drop: (item, pointer) => dropAt(store, boxes, item, pointer),
    });
  };
  return {
    start() {
      listening = new AbortController();
      const { signal } = listening;
      page.addEventListener('pointerdown', onPointerDown, { signal });
      takeDrops(viewport, {
        find: (source) => findDragged(store, source),
        drop: (item, pointer) => dropAt(store, boxes, item, pointer),
        signal,
      });
      return () => {
        listening.abort();
        endPress?.();
      };
    },
    stop: () => listening.abort(),
  };
}

interface Press {
  /** What is dragged, once it is. */
  take(): DragItem;
  drop(item: DragItem, pointer: Point): void;
}

/** Follows a pressed pointer until it is let go; answers how to end that before. */
function followPress(start: Point, { take, drop }: Press): () => void {
  const controller = new AbortController();
  const { documentElement } = document;
  let item: DragItem | undefined;
  const end = () => {
    controller.abort();
    documentElement.style.cursor = '';
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    handler: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, handler, { signal: controller.signal, capture: true });

  listen('pointermove', ({ x, y, buttons }) => {
    if (buttons === 0) return end();
    if (item || Math.hypot(x - start.x, y - start.y) < thresholdPx) return;
    item = take();
    documentElement.style.cursor = 'grabbing';
  });
  listen('pointerup', ({ x, y }) => {
    end();
    if (item === undefined) return;
    swallowClick();
    drop(item, { x, y });
  });
  listen('pointercancel', end);
  listen('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
  // Pictures and links would be dragged by the browser, texts be selected.
  listen('dragstart', (event) => event.preventDefault());
  document.addEventListener('selectstart', (event) => event.preventDefault(), controller);
  return end;
}

interface Drops {
  /** What is dragged by an element of another panel. */
  find(source: HTMLElement): DragItem | undefined;
  drop(item: DragItem, pointer: Point): void;
  readonly signal: AbortSignal;
}

/** Takes what is dragged here from another panel. */
function takeDrops(place: HTMLElement, { find, drop, signal }: Drops): void {
  let item: DragItem | undefined;
  window.addEventListener(
    'dragstart',
    ({ target }) => {
      item = target instanceof HTMLElement ? find(target) : undefined;
    },
    { signal },
  );
  const take = (event: DragEvent) => {
    if (item === undefined) return;
    event.preventDefault();
    // Else the panel's own dragging would say that there is no place for it here.
    event.stopPropagation();
    if (event.type === 'drop') drop(item, { x: event.clientX, y: event.clientY });
  };
  for (const name of ['dragenter', 'dragover', 'drop'] as const) {
    place.addEventListener(name, take, { signal });
  }
}

/** A new block, where it is dragged out of the palette; what stands on the page, where its row of the layers is. */
function findDragged(store: EditorStore, source: HTMLElement): DragItem | undefined {
  const { paletteItem = '', layer } = source.dataset;
  if (layer) return { kind: 'existing', ids: listDragged(store.getState(), Number(layer)) };
  const definition = store.services.catalogue.find(paletteItem);
  return definition && { kind: 'new', draft: newDraft(store, definition) };
}

/** The click that follows on letting go is meant for nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
