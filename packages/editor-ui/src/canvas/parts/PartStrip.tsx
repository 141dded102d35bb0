import { findPartsHolder, movePart } from '@vitrina/editor-core/edits';
import { type EditorState, getActiveId, getActivePage, viewActions } from '@vitrina/editor-core/store';
import { getAncestorIds, getComponent, type ComponentId } from '@vitrina/epack-model';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useBuilderDispatch, useChildIds, useComponent, useEditorState } from '../../store/hooks.ts';
import { useOverBlock, type OverlayPlace } from '../../surface/overBlock.ts';
import { useBlockTexts } from '../../texts/useBlockTexts.ts';
import { useLineDrag, type LineBox } from '../line-drag/useLineDrag.ts';
import { revealSlide } from '../own-controls/slides.ts';
import './parts.css';

/** Renders a handle per part of the active block, or of the one around it, that hides some of its parts. */
export function PartStrip(place: OverlayPlace) {
  const { catalogue } = useEditorStore().services;
  const holderId = useEditorState((state) => {
    const page = getActivePage(state);
    const id = getActiveId(state);
    const isBusy = state.view.editingId !== undefined || state.view.picking !== undefined;
    return page && id !== undefined && !isBusy ? findPartsHolder(page, id, catalogue) : undefined;
  });
  return holderId === undefined ? null : <Strip key={holderId} holderId={holderId} {...place} />;
}

/** Width of a handle with the gap behind it, in pixels. A finger needs more. */
const stepPx = { mouse: 26, touch: 46 } as const;

function Strip({ holderId, surface, stage }: OverlayPlace & { readonly holderId: ComponentId }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce, refuse } = useEditor();
  const texts = useBlockTexts();
  const holder = useComponent(holderId);
  const partIds = useChildIds(holderId);
  const chosenId = useEditorState((state) => findChosen(state, holderId));
  const ref = useOverBlock({ surface, stage }, holderId);
  const strip = useRef<HTMLDivElement>(null);
  const focusPart = useFocusOf(strip, partIds);
  useEffect(() => {
    const part = chosenId === undefined ? undefined : surface.findBlock(chosenId);
    if (part) revealSlide(part);
  }, [surface, chosenId, partIds]);
  const px = matchMedia('(pointer: coarse)').matches ? stepPx.touch : stepPx.mouse;
  const boxes = partIds.map((_, at): LineBox => ({ start: at * px, end: (at + 1) * px }));
  const move = (from: number, to: number) => {
    const id = partIds[from];
    if (id === undefined || to < 0 || to >= partIds.length) return;
    const refusal = dispatch(movePart(holderId, id, from, to));
    if (refusal) refuse(refusal);
    else announce({ id: 'builder.parts.moved', values: { number: to + 1, count: partIds.length } });
  };
  const drag = useLineDrag('column', boxes, move);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') surface.findBlock(holderId)?.focus({ preventScroll: true });
    else if (step === undefined) return;
    else if (event.altKey) {
      focusPart(partIds[at]);
      move(at, at + step);
    } else strip.current?.querySelectorAll<HTMLElement>('.part')[at + step]?.focus();
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = Math.max(
    0,
    partIds.findIndex((id) => id === chosenId),
  );
  const name = holder === undefined ? '' : texts.component(holder);
  return (
    <div ref={ref} className="part-tools">
      <div
        ref={strip}
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'builder.parts' }, { name })}
        className="part-strip"
      >
        {partIds.map((id, at) => (
          <button
            key={id}
            type="button"
            data-part={id}
            tabIndex={at === stop ? 0 : -1}
            className="part"
            aria-pressed={id === chosenId}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
            {...drag.handleProps(at)}
            onClick={() => !drag.wasDragged() && dispatch(viewActions.selected([id]))}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <PartName id={id} number={at + 1} />
          </button>
        ))}
        {drag.markPx !== undefined && <div aria-hidden className="part-drop" style={{ left: drag.markPx }} />}
      </div>
    </div>
  );
}

/** Shows the number of a part, and names it by its kind. */
function PartName({ id, number }: { readonly id: ComponentId; readonly number: number }) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const part = useComponent(id);
  const name = part === undefined ? '' : texts.component(part);
  return (
    <>
      <span aria-hidden>{intl.formatNumber(number)}</span>
      <span className="part-name">{intl.formatMessage({ id: 'builder.parts.part' }, { name, number })}</span>
    </>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns the part that is active, or contains the active block. */
function findChosen(state: EditorState, holderId: ComponentId): ComponentId | undefined {
  const page = getActivePage(state);
  const id = getActiveId(state);
  if (page === undefined || id === undefined) return undefined;
  return [id, ...getAncestorIds(page, id)].find((each) => getComponent(page, each)?.parentId === holderId);
}

/** Returns a function that gives the focus to the handle of a part again, which a new order takes from it. */
function useFocusOf(strip: { readonly current: HTMLElement | null }, partIds: readonly ComponentId[]) {
  const wanted = useRef<ComponentId>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    strip.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [strip, partIds]);
  return (id: ComponentId | undefined) => {
    wanted.current = id;
  };
}
