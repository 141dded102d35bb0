import Add from '@mui/icons-material/AddOutlined';
import { type Command, productMenu } from '@vitrina/editor-core/commands';
import { addProduct, countProducts, moveProduct, removeProduct } from '@vitrina/editor-core/edits';
import { type EditorState, getActiveId, viewActions } from '@vitrina/editor-core/store';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { ComponentId } from '@vitrina/epack-model';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { CommandMenu } from '../../editor/CommandMenu.tsx';
import { useEditor } from '../../editor/EditorContext.ts';
import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useBuilderDispatch, useEditorState } from '../../store/hooks.ts';
import { useOverBlock, type OverlayPlace } from '../../surface/overBlock.ts';
import { useLineDrag } from '../line-drag/useLineDrag.ts';
import '../tables/tables.css';
import { useProductBoxes } from './useProductBoxes.ts';

/** Renders a handle per product of the selected comparison. */
export function ProductTools(place: OverlayPlace) {
  const { catalogue } = useEditorStore().services;
  const id = useEditorState((state) => findActiveComparison(state, catalogue));
  return id === undefined ? null : <Tools key={id} id={id} {...place} />;
}

function findActiveComparison(state: EditorState, catalogue: Catalogue): ComponentId | undefined {
  const id = getActiveId(state);
  const isBusy = state.view.editingId !== undefined || state.view.picking !== undefined;
  if (id === undefined || isBusy || state.view.selection.length > 1) return undefined;
  return countProducts(state, id, catalogue) === undefined ? undefined : id;
}

/**
 * A press on a handle opens the menu of the product, a drag moves the product. Arrow keys lead from handle to handle and
 * move the product with Alt; Delete removes it.
 */
function Tools({ id, surface, stage }: OverlayPlace & { readonly id: ComponentId }) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce, refuse } = useEditor();
  const ref = useOverBlock({ surface, stage }, id);
  const { boxes, edgePx, line } = useProductBoxes(surface, id);
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly at: number }>();
  const [stop, setStop] = useState(0);
  const [strip, focusHandle] = useWantedFocus(boxes.length);
  const leave = () => surface.findBlock(id)?.focus({ preventScroll: true });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= boxes.length) return;
    const refusal = dispatch(moveProduct(id, from, to));
    if (refusal) refuse(refusal);
    else announce({ id: 'builder.parts.moved', values: { number: to + 1, count: boxes.length } });
  };
  const drag = useLineDrag(line, boxes, move);
  const remove = (at: number) => {
    const refusal = dispatch(removeProduct(id, at));
    if (refusal) return refuse(refusal);
    focusHandle(Math.min(at, boxes.length - 2));
    announce({ id: 'builder.announce.product-delete' });
  };
  const add = () => {
    const refusal = dispatch(addProduct(id));
    if (refusal) return refuse(refusal);
    focusHandle(boxes.length);
    announce({ id: 'builder.announce.product-add' });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (step === undefined) return;
    else {
      if (event.altKey) move(at, at + step);
      focusHandle(Math.min(Math.max(at + step, 0), boxes.length - 1));
    }
    // Keeps the page's commands for the same keys from acting on the block.
    event.preventDefault();
    event.stopPropagation();
  };
  const open = (anchor: HTMLElement, at: number) => {
    dispatch(viewActions.productChosen({ id, index: at }));
    setMenu({ anchor, at });
  };
  const close = (command?: Command) => {
    setMenu(undefined);
    if (command === undefined) menu?.anchor.focus();
    else requestAnimationFrame(leave);
  };
  const label = intl.formatMessage({ id: 'builder.products' });
  const addLabel = intl.formatMessage({ id: 'builder.products.add' });
  const isRow = line === 'row';
  return (
    <div ref={ref} className="table-tools">
      <div
        ref={strip}
        role="toolbar"
        aria-label={label}
        aria-orientation={isRow ? 'vertical' : 'horizontal'}
        className={`table-handles-${line}`}
        style={isRow ? { right: `calc(100% - ${edgePx}px)` } : { bottom: `calc(100% - ${edgePx}px)` }}
      >
        {boxes.map(({ start, end }, at) => (
          <button
            // Products have no ID of their own, so the index is the key.
            key={at}
            type="button"
            tabIndex={at === Math.min(stop, boxes.length - 1) ? 0 : -1}
            className="table-handle table-handle-product"
            aria-label={intl.formatMessage({ id: 'builder.products.product' }, { number: at + 1 })}
            aria-haspopup="menu"
            aria-expanded={menu?.at === at}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
            style={isRow ? { top: start, height: end - start } : { left: start, width: end - start }}
            {...drag.handleProps(at)}
            onFocus={() => setStop(at)}
            onClick={({ currentTarget }) => !drag.wasDragged() && open(currentTarget, at)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
        {drag.markPx !== undefined && (
          <div
            aria-hidden
            className="table-drop"
            style={isRow ? { top: drag.markPx } : { left: drag.markPx }}
          />
        )}
      </div>
      <button
        type="button"
        className={`table-append table-append-${isRow ? 'row' : 'column'}`}
        aria-label={addLabel}
        title={addLabel}
        onClick={add}
      >
        <Add sx={{ fontSize: 14 }} />
      </button>
      {menu && (
        <CommandMenu
          label={intl.formatMessage({ id: 'builder.products.product' }, { number: menu.at + 1 })}
          groups={productMenu}
          anchorEl={menu.anchor}
          onClose={close}
        />
      )}
    </div>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns the ref of the handles, and a function that focuses one, also after their number changed. */
function useWantedFocus(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const focusWanted = () => {
    const handle =
      wanted.current === undefined ? undefined : strip.current?.querySelectorAll('button')[wanted.current];
    if (handle === undefined) return;
    wanted.current = undefined;
    handle.focus();
  };
  useLayoutEffect(focusWanted, [count]);
  const focusHandle = (at: number) => {
    wanted.current = at;
    focusWanted();
  };
  return [strip, focusHandle] as const;
}
