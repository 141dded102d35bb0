import Add from '@mui/icons-material/AddOutlined';
import { blockCss, type BlockDefinition } from '@vitrina/block-kit';
import {
  addPoint,
  canAddPoint,
  dropPoint,
  movePoint,
  readPoints,
  removePoint,
  withPointAt,
  type PointPercent,
} from '@vitrina/editor-core/edits';
import type { Component, ComponentId, SizeName } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useBuilderDispatch, useComponent, useEditorState } from '../../store/hooks.ts';
import type { CanvasSurface } from '../../surface/canvasSurface.ts';
import { overrideCss } from '../blockSheets.ts';
import { arePointsShown } from './arePointsShown.ts';
import './points.css';
import { PointHandle } from './PointHandle.tsx';

interface BlockPointsProps {
  readonly id: ComponentId;
  readonly surface: CanvasSurface;
}

/** Makes the points of the active block movable on the block itself. Renders nothing for blocks without points. */
export function BlockPoints({ id, surface }: BlockPointsProps) {
  const { catalogue } = useEditorStore().services;
  const component = useComponent(id);
  const definition = component && catalogue.find(component.componentKey);
  const isShown = useEditorState((state) => arePointsShown(state, id, catalogue));
  if (!isShown || component === undefined || definition === undefined) return null;
  return <Points component={component} definition={definition} surface={surface} />;
}

interface PointsProps {
  readonly component: Component;
  readonly definition: BlockDefinition;
  readonly surface: CanvasSurface;
}

interface DraggedPoint extends PointPercent {
  readonly index: number;
}

function Points({ component, definition, surface }: PointsProps) {
  const size = useEditorState((state) => state.view.size);
  const points = useMemo(() => readPoints(component, definition, size), [component, definition, size]);
  const [dragged, setDragged] = useState<DraggedPoint>();
  usePreview({ component, definition, surface }, size, dragged);
  useSkippedSummaries(surface, component.id, points.length);
  const dispatch = useBuilderDispatch();
  const { announce } = useEditor();
  const [ref, focusLast] = useFocusLast(points.length);
  const add = () => {
    dispatch(addPoint(component.id));
    focusLast();
    announce({ id: 'builder.announce.pointAdded', values: { number: points.length + 1 } });
  };
  const leave = () => surface.findBlock(component.id)?.focus({ preventScroll: true });
  const remove = (index: number) => {
    leave();
    dispatch(removePoint(component.id, index));
    announce({ id: 'builder.points.removed', values: { number: index + 1 } });
  };
  return (
    <div ref={ref} className="points">
      {points.map((point, index) => (
        // Points have no ID, so the index is the key.
        <PointHandle
          key={index}
          nameId="builder.points.at"
          number={index + 1}
          stored={point}
          dragged={dragged?.index === index ? dragged : undefined}
          onDrag={(to) => setDragged(to && { ...to, index })}
          onDrop={(to) => dispatch(dropPoint(component.id, index, to))}
          onMove={(to) => dispatch(movePoint(component.id, index, to))}
          onRemove={() => remove(index)}
          onLeave={leave}
        />
      ))}
      {canAddPoint(component, definition, size) && (
        <button type="button" className="points-add" onClick={add}>
          <Add sx={{ fontSize: 16 }} />
          <FormattedMessage id="builder.command.addPoint" />
        </button>
      )}
    </div>
  );
}

/** Returns the ref of the points, and a function after which the next point that is added takes the focus. */
function useFocusLast(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (isWanted.current) [...(ref.current?.querySelectorAll<HTMLElement>('.point') ?? [])].at(-1)?.focus();
    isWanted.current = false;
  }, [count]);
  const focusLast = () => {
    isWanted.current = true;
  };
  return [ref, focusLast] as const;
}

/** Shows the dragged point at its new position by an additional style sheet; the store changes after the drag. */
function usePreview(
  { component, definition, surface }: PointsProps,
  size: SizeName,
  dragged: DraggedPoint | undefined,
): void {
  const { assetUrl } = useEditor();
  useLayoutEffect(() => {
    if (dragged === undefined) return undefined;
    const moved = withPointAt(component, definition, size, dragged);
    return overrideCss(surface.shadowRoot, blockCss(moved, definition, { assetUrl }));
  }, [surface, component, definition, size, dragged, assetUrl]);
}

/** Takes the block's own points out of the tab order while their handles are in it. */
function useSkippedSummaries(surface: CanvasSurface, id: ComponentId, count: number): void {
  useEffect(() => {
    const summaries = [...(surface.findBlock(id)?.querySelectorAll('summary') ?? [])];
    for (const summary of summaries) summary.tabIndex = -1;
    return () => {
      for (const summary of summaries) summary.removeAttribute('tabindex');
    };
  }, [surface, id, count]);
}
