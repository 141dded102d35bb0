import { center, dropFocus, readBlockPicture, setFocus } from '@vitrina/editor-core/assets';
import type { PointPercent } from '@vitrina/editor-core/edits';
import { findLock } from '@vitrina/editor-core/nesting';
import { getActivePage, getLockedIds } from '@vitrina/editor-core/store';
import type { ComponentId } from '@vitrina/epack-model';
import { useEffect, useLayoutEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useBuilderDispatch, useComponent, useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { overrideCss } from '../blockSheets.ts';
import './points.css';
import { PointHandle } from './PointHandle.tsx';

interface FocusPointProps {
  readonly id: ComponentId;
  readonly surface: CanvasSurface;
}

/**
 * Makes the focal point of the active block's image movable on the image itself. Only where the image is cropped by its
 * frame, and for blocks with one image.
 */
export function FocusPoint({ id, surface }: FocusPointProps) {
  const dispatch = useBuilderDispatch();
  const { catalogue } = useEditorStore().services;
  const component = useComponent(id);
  const size = useEditorState((state) => state.view.size);
  const isEditable = useEditorState((state) => {
    const page = getActivePage(state);
    const isAlone = state.view.selection.length === 1 && state.view.picking === undefined;
    return isAlone && page !== undefined && findLock(page, getLockedIds(state), id) === undefined;
  });
  const definition = component && catalogue.find(component.componentKey);
  const use = isEditable && definition ? readBlockPicture(component, definition, size) : undefined;
  const frame = useCroppedFrame(surface, use && id);
  const [dragged, setDragged] = useState<PointPercent>();
  usePreview(surface, id, dragged);
  if (!use || !frame) return null;
  const { left, top, width, height } = frame;
  return (
    <div
      className="points"
      style={{ inset: 'auto', left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      <PointHandle
        nameId="builder.focus.at"
        number={1}
        stored={{ x: Math.round(use.focus.x * 100), y: Math.round(use.focus.y * 100) }}
        dragged={dragged}
        onDrag={setDragged}
        onDrop={(to) => dispatch(dropFocus(id, toFocus(to)))}
        onMove={(to) => dispatch(setFocus(id, toFocus(to)))}
        onRemove={() => dispatch(dropFocus(id, center))}
        onLeave={() => surface.findBlock(id)?.focus({ preventScroll: true })}
      />
    </div>
  );
}

function toFocus({ x, y }: PointPercent) {
  return { x: x / 100, y: y / 100 };
}

/** The frame of an image, in percent of its block. */
type Frame = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** Returns the frame that crops a block's image, measured again when boxes might have moved. */
function useCroppedFrame(surface: CanvasSurface, id: ComponentId | undefined): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const measure = () => {
      const block = surface.findBlock(id);
      const next = block && measureCropped(block);
      setFrame((before) => (shallowEqual(before, next) ? before : next));
    };
    const stop = surface.layout.subscribe(measure);
    // An image has its size once it is loaded.
    surface.page.addEventListener('load', measure, true);
    surface.layout.raise();
    return () => {
      surface.page.removeEventListener('load', measure, true);
      stop();
    };
  }, [surface, id]);
  return id === undefined ? undefined : frame;
}

/** Ratios that differ by less are the same, apart from rounding. */
const ratioTolerance = 0.01;

function measureCropped(block: HTMLElement): Frame | undefined {
  const [element] = block.querySelectorAll('img');
  if (!element || element.closest('[data-block]') !== block || element.naturalHeight === 0) return undefined;
  const [outer, inner] = [block, element].map((each) => each.getBoundingClientRect());
  if (!outer?.width || !outer.height || !inner?.height) return undefined;
  const ratio = inner.width / inner.height / (element.naturalWidth / element.naturalHeight);
  const isCropped = getComputedStyle(element).objectFit === 'cover' && Math.abs(ratio - 1) > ratioTolerance;
  if (!isCropped) return undefined;
  return {
    left: ((inner.left - outer.left) / outer.width) * 100,
    top: ((inner.top - outer.top) / outer.height) * 100,
    width: (inner.width / outer.width) * 100,
    height: (inner.height / outer.height) * 100,
  };
}

/** Shows the image as the dragged point crops it; the store changes after the drag. */
function usePreview(surface: CanvasSurface, id: ComponentId, dragged: PointPercent | undefined): void {
  useLayoutEffect(() => {
    if (dragged === undefined) return undefined;
    const position = `${dragged.x}% ${dragged.y}%`;
    // The stored position is in the image's style attribute.
    const css = `[data-block="${id}"] img{object-position:${position}!important}`;
    return overrideCss(surface.shadowRoot, css);
  }, [surface, id, dragged]);
}
