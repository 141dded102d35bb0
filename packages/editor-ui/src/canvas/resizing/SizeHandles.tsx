import {
  getUnitPx,
  listMeasures,
  planMeasure,
  resize,
  stepMeasure,
  type Measure,
  type MeasureName,
  type PlannedMeasure,
} from '@vitrina/editor-core/resizing';
import { getActivePage } from '@vitrina/editor-core/store';
import type { ComponentId } from '@vitrina/epack-model';
import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useChildIds, useComponent, useEditorState } from '../../store/hooks.ts';
import { useOverBlock, type OverlayPlace } from '../../surface/overBlock.ts';
import { useMeasured } from '../../surface/useMeasured.ts';
import { ValueHandle, type Way } from '../value-handle/ValueHandle.tsx';
import { getAxis } from './handleAxis.ts';
import { readSizes, type BlockSizes } from './readSizes.ts';
import { useLengthText } from './useLengthText.ts';
import { usePreviewedChanges } from './usePreviewedChanges.ts';

interface SizeHandlesProps extends OverlayPlace {
  readonly id: ComponentId;
}

/** Renders the handles for the size, the gap and the spaces of a block. */
export function SizeHandles({ id, surface, stage }: SizeHandlesProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { catalogue } = store.services;
  const size = useEditorState((state) => state.view.size);
  const component = useComponent(id);
  const childIds = useChildIds(id);
  const measures = useMemo(() => {
    const page = component && getActivePage(store.getState());
    return page && childIds ? listMeasures(page, id, catalogue, size) : [];
  }, [store, id, component, childIds, catalogue, size]);
  const ref = useOverBlock({ surface, stage }, id);
  const findBlock = useCallback(() => surface.findBlock(id), [surface, id]);
  const read = useCallback(() => readSizes(surface, id, childIds), [surface, id, childIds]);
  const sizes = useMeasured(surface, findBlock, read);
  const [dragged, setDragged] = useState<DraggedMeasure>();
  const [stop, setStop] = useState<MeasureName>();
  const stopName = measures.some(({ name }) => name === stop) ? stop : measures[0]?.name;
  usePreviewedChanges(surface, dragged?.changes);
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'builder.resize' })}
      className={sizes?.isSmall ? 'resize-tools resize-tools-small' : 'resize-tools'}
    >
      {sizes &&
        measures.map((measure) => (
          <SizeHandle
            key={measure.name}
            measure={measure}
            sizes={sizes}
            read={read}
            isTabStop={measure.name === stopName}
            onFocus={() => setStop(measure.name)}
            dragged={dragged?.measure === measure ? dragged : undefined}
            onDrag={(planned) => setDragged(planned && { ...planned, measure })}
            onLeave={() => surface.findBlock(id)?.focus({ preventScroll: true })}
          />
        ))}
    </div>
  );
}

interface DraggedMeasure extends PlannedMeasure {
  readonly measure: Measure;
}

interface SizeHandleProps {
  readonly measure: Measure;
  readonly sizes: BlockSizes;
  /** Measures the block again, for keys that are faster than the screen. */
  readonly read: () => BlockSizes | undefined;
  /** Whether Tab leads to this handle; arrow keys along its line lead to the others. */
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly dragged: PlannedMeasure | undefined;
  readonly onDrag: (planned: PlannedMeasure | undefined) => void;
  readonly onLeave: () => void;
}

/** Largest size of a handle for screen readers, in pixels: sizes have no limit of their own. */
const maxPx = 2000;

function SizeHandle(props: SizeHandleProps) {
  const { measure, sizes, read, isTabStop, onFocus, dragged, onDrag, onLeave } = props;
  const intl = useIntl();
  const store = useEditorStore();
  const { announce, refuse } = useEditor();
  const size = useEditorState((state) => state.view.size);
  const toText = useLengthText();
  const from = useRef<BlockSizes>(undefined);
  const { name, unit } = measure;
  const px = sizes.px[name];
  const axis = getAxis(name, sizes);
  if (px === undefined || axis === undefined) return null;
  const label = intl.formatMessage({ id: `builder.resize.${name}` });
  const plan = (toPx: number, { basis }: BlockSizes, isFree: boolean) => {
    const page = getActivePage(store.getState());
    return page && planMeasure(page, measure, toPx, { basis, isFree, size });
  };
  const planDrag = (way: Way) => {
    const start = from.current;
    const startPx = start?.px[name];
    if (start === undefined || startPx === undefined) return undefined;
    const by = (way[axis.direction] * axis.sign) / start.scale;
    return plan(startPx + by, start, way.isFree);
  };
  const put = (planned: PlannedMeasure | undefined, by: 'drag' | 'keyboard') => {
    if (planned === undefined) return;
    const refusal = store.dispatch(resize(planned.changes, by));
    if (refusal) refuse(refusal);
    else
      announce({
        id: 'builder.resize.announce',
        values: { name: label, size: toText(planned.number, planned.unit) },
      });
  };
  const step = (steps: number) => {
    const now = read();
    const nowPx = now?.px[name];
    if (now === undefined || nowPx === undefined) return;
    put(plan(stepMeasure(measure, nowPx, steps * axis.sign, now.basis), now, true), 'keyboard');
  };
  const shown = dragged ?? { number: px / getUnitPx(unit, sizes.basis), unit };
  const isSpace = measure.side !== undefined;
  return (
    <>
      <ValueHandle
        orientation={axis.direction === 'x' ? 'vertical' : 'horizontal'}
        label={label}
        text={toText(Math.round(shown.number * 10) / 10, shown.unit)}
        now={px}
        min={name.startsWith('margin') ? -maxPx : 0}
        max={maxPx}
        className={`resize-handle resize-${name}`}
        style={getGapStyle(measure, sizes)}
        onStart={() => {
          from.current = sizes;
        }}
        onDrag={(way) => onDrag(planDrag(way))}
        onDrop={(way) => {
          const planned = planDrag(way);
          onDrag(undefined);
          put(planned, 'drag');
        }}
        onCancel={() => onDrag(undefined)}
        onStep={step}
        isTabStop={isTabStop}
        onFocus={onFocus}
        onNext={focusNext}
        onLeave={onLeave}
      />
      {isSpace && (
        <div
          aria-hidden
          className={`resize-space resize-space-${name}`}
          style={{ [axis.direction === 'x' ? 'width' : 'height']: Math.max(0, px) * sizes.scale }}
        />
      )}
    </>
  );
}

/** Moves the focus to the next or previous handle of the same block. */
function focusNext(handle: HTMLElement, step: 1 | -1): void {
  const handles = [...(handle.parentElement?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])];
  handles[handles.indexOf(handle) + step]?.focus();
}

/** Returns the place of the handle of a gap, which is in the gap. */
function getGapStyle({ name }: Measure, { gap }: BlockSizes): CSSProperties | undefined {
  if (name !== 'gap' || gap === undefined) return undefined;
  const { isSideways, left, top, width, height } = gap;
  return isSideways
    ? { left: left + width / 2, top: top + height - Math.min(height, 24), height: Math.min(height, 24) }
    : { left: left + width / 2 - 12, top: top + height / 2, width: 24 };
}
