import Box from '@mui/material/Box';
import { chosenWidthPx, findUnlocked, getActiveId, viewActions } from '@vitrina/editor-core/store';
import { sizes, type ComponentId, type SizeName } from '@vitrina/epack-model';
import { colors } from '@vitrina/ui-kit';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { useEditorStore } from '../../store/EditorStoreProvider.tsx';
import { useEditorState } from '../../store/hooks.ts';
import { findBlockId, type CanvasSurface } from '../../surface/canvasSurface.ts';
import { focusPage } from '../../surface/focusPage.ts';
import { useWidthText } from '../../texts/useWidthText.ts';
import { overrideCss } from '../blockSheets.ts';
import type { CanvasEnvironment } from '../CanvasRoot.tsx';
import { LazyBrandLook } from '../LazyBrandLook.ts';
import '../page-width/pageWidth.css';
import { useCanvasRoot } from '../useCanvasRoot.ts';
import { usePageAttributes } from '../usePageAttributes.ts';
import { useStageHeight } from '../useStageHeight.ts';
import { pageHostStyle } from './pageHostStyle.ts';

/** Props of {@link Board}. */
export interface BoardProps {
  readonly environment: CanvasEnvironment;
  /** CSS rules added to the published ones. */
  readonly css: string;
  readonly scale: number;
}

/** Renders the page at the other sizes beside the one that is edited. All show each edit at once. */
export function Board(props: BoardProps) {
  const active = useEditorState((state) => state.view.size);
  return sizes
    .filter((size) => size !== active)
    .map((size) => <BoardPage key={size} size={size} {...props} />);
}

/** The page at a size. A press edits the page at this size, and selects the block under the pointer. */
function BoardPage({ size, environment, css, scale }: BoardProps & { readonly size: SizeName }) {
  const intl = useIntl();
  const store = useEditorStore();
  const { mountRef, surface } = useCanvasRoot(environment, css);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Memoized: a ref that changes with each render would remount the page.
  const hostRef = useCallback(
    (element: HTMLElement | null) => {
      setHost(element);
      return mountRef(element);
    },
    [mountRef],
  );
  usePageAttributes(surface);
  useStageHeight(stage, host, scale, surface);
  useSelectionMark(surface);
  const widthPx = chosenWidthPx[size];
  const text = useWidthText()(widthPx, size);
  const edit = ({ clientX, clientY, detail }: MouseEvent) => {
    const id = surface && detail > 0 ? findBlockAt(surface, clientX, clientY) : undefined;
    const free = id === undefined ? undefined : findUnlocked(store.getState(), id);
    store.dispatch(viewActions.sizeChosen(size));
    if (free !== undefined) store.dispatch(viewActions.selected([free]));
    requestAnimationFrame(() => focusPage());
  };
  return (
    <Box
      ref={setStage}
      data-board-size={size}
      sx={stageStyle}
      style={{ width: widthPx * scale, order: sizes.indexOf(size) }}
    >
      <div className="page-width-text" aria-hidden>
        {text}
      </div>
      <Box ref={hostRef} inert sx={pageHostStyle} style={{ width: widthPx, transform: `scale(${scale})` }} />
      {surface && <LazyBrandLook surface={surface} />}
      <Box
        component="button"
        type="button"
        aria-label={intl.formatMessage({ id: 'builder.board.edit' }, { size: text })}
        onClick={edit}
        sx={pressStyle}
      />
    </Box>
  );
}

/** Marks the selected block, so that it can be compared between the sizes. */
function useSelectionMark(surface: CanvasSurface | undefined): void {
  const id = useEditorState(getActiveId);
  useEffect(() => {
    if (surface === undefined || id === undefined) return undefined;
    const css = `.b${id}{outline:2px solid ${colors.accent};outline-offset:-2px}`;
    return overrideCss(surface.shadowRoot, css);
  }, [surface, id]);
}

/** Returns the innermost block at a point of the window. The page itself takes no pointer. */
function findBlockAt({ page }: CanvasSurface, x: number, y: number): ComponentId | undefined {
  const isAt = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  };
  return findBlockId([...page.querySelectorAll('[data-block]')].findLast(isAt) ?? null);
}

const stageStyle = { position: 'relative', flexShrink: 0 } as const;

/** Covers the page. */
const pressStyle = {
  position: 'absolute',
  inset: 0,
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { boxShadow: `0 0 0 2px ${colors.accent}` },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: '2px' },
} as const;
