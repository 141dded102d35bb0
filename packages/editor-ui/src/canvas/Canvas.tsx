import Box from '@mui/material/Box';
import { atOnce, colors, lazy, lazyAfterPaint } from '@vitrina/ui-kit';
import { rootId, sizes } from '@vitrina/epack-model';
import { chosenWidthPx, viewActions } from '@vitrina/editor-core/store';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../editor/EditorContext.ts';
import { useBlockFonts } from '../fonts/useBlockFonts.ts';
import { usePackageFonts } from '../fonts/useFontFaces.ts';
import type { InlineTextProps } from '../rich-text/InlineText.tsx';
import { useTypedAhead } from '../rich-text/useTypedAhead.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBuilderDispatch, useEditorState, useChildIds } from '../store/hooks.ts';
import type { OverlayPlace } from '../surface/overBlock.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { BoardProps } from './board/Board.tsx';
import { boardGapPx, pageHostStyle } from './board/pageHostStyle.ts';
import { getCanvasCss } from './canvasCss.ts';
import { CanvasTools } from './CanvasTools.tsx';
import { EmptyPageHint } from './EmptyPageHint.tsx';
import { LazyBrandLook } from './LazyBrandLook.ts';
import { useCanvasInput } from './useCanvasInput.ts';
import { useCanvasRoot } from './useCanvasRoot.ts';
import { useElementSize } from '../dom/useElementSize.ts';
import { usePageAttributes } from './usePageAttributes.ts';
import { useStageHeight } from './useStageHeight.ts';
import { useZoomAnchor } from './zoom/useZoomAnchor.ts';
import type { ViewToolsProps } from './ViewTools.tsx';

/**
 * Loads the inline text editor immediately instead of after the tools and panels, so that typing can start
 * early.
 */
const InlineText = lazy<InlineTextProps>(
  async () => (await import('../rich-text/InlineText.tsx')).InlineText,
  null,
  atOnce,
);

/** Loaded after the page, because it knows all rules of content. */
const SampleMarks = lazyAfterPaint(async () => (await import('./SampleMarks.ts')).SampleMarks);

const ViewTools = lazyAfterPaint<ViewToolsProps>(async () => (await import('./ViewTools.tsx')).ViewTools);

/** Loaded when all sizes are shown. */
const Board = lazy<BoardProps>(async () => (await import('./board/Board.tsx')).Board);

/** Margin around the page, in pixels. */
const marginPx = 24;

interface CanvasProps {
  /** Marks over blocks of the page. */
  readonly Marks: ComponentType<OverlayPlace>;
}

/** Renders the active page as it will be published, and makes it editable in place. */
export function Canvas({ Marks }: CanvasProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { views, assetUrl } = useEditor();
  const { catalogue } = store.services;
  const texts = useBlockTexts();
  const environment = useMemo(
    () => ({ store, intl, catalogue, views, assetUrl }),
    [store, intl, catalogue, views, assetUrl],
  );
  const css = useMemo(() => {
    return getCanvasCss(catalogue.definitions, texts.block, {
      fillIn: intl.formatMessage({ id: 'builder.canvas.fillIn' }),
      unknown: intl.formatMessage({ id: 'builder.inspector.unknownBlock' }),
    });
  }, [intl, catalogue, texts]);
  const { mountRef, surface } = useCanvasRoot(environment, css);
  usePageAttributes(surface);
  usePackageFonts(assetUrl);
  useBlockFonts(assetUrl);
  useCanvasInput(surface);
  useTypedAhead(surface);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [hostElement, setHostElement] = useState<HTMLElement | null>(null);
  // Memoized: a ref that changes with each render would remount the canvas.
  const hostRef = useCallback(
    (element: HTMLElement | null) => {
      setHostElement(element);
      return mountRef(element);
    },
    [mountRef],
  );
  const { widthPx, scale, roomPx, hold } = useCanvasScale(viewport);
  useStageHeight(stage, hostElement, scale, surface);
  const setAnchor = useZoomAnchor(viewport, stage, scale);
  const size = useEditorState((state) => state.view.size);
  const isBoardShown = useEditorState((state) => state.view.isBoardShown);
  const isEmpty = useChildIds(rootId).length === 0;

  useEffect(() => surface?.layout.raise(), [surface, widthPx, scale]);

  return (
    <Box
      ref={setViewport}
      role="region"
      aria-label={intl.formatMessage({ id: 'builder.canvas' })}
      sx={viewportStyle}
    >
      <Box ref={setStage} sx={stageStyle} style={{ width: widthPx * scale, order: sizes.indexOf(size) }}>
        <Box
          ref={hostRef}
          data-canvas=""
          sx={pageHostStyle}
          style={{ width: widthPx, transform: `scale(${scale})` }}
        />
        {isEmpty && <EmptyPageHint />}
        {surface && stage && viewport && <CanvasTools surface={surface} stage={stage} viewport={viewport} />}
        {surface && <LazyBrandLook surface={surface} />}
        {surface && <SampleMarks surface={surface} />}
        {surface && stage && <Marks surface={surface} stage={stage} />}
        {/* After the tools of the selected block, which the keyboard reaches first. */}
        {surface && stage && viewport && (
          <ViewTools
            surface={surface}
            stage={stage}
            viewport={viewport}
            scale={scale}
            roomPx={roomPx}
            onHold={hold}
            onAnchor={setAnchor}
          />
        )}
        {surface && stage && <EditedText surface={surface} stage={stage} />}
      </Box>
      {isBoardShown && <Board environment={environment} css={css} scale={scale} />}
    </Box>
  );
}

function EditedText(place: Omit<InlineTextProps, 'id'>) {
  const id = useEditorState((state) => state.view.editingId);
  return id === undefined ? null : <InlineText key={id} id={id} {...place} />;
}

function useCanvasScale(viewport: HTMLElement | null) {
  const widthPx = useEditorState((state) => state.view.widthPx);
  const zoom = useEditorState((state) => state.view.zoom);
  const [held, hold] = useState<number>();
  const roomPx = useElementSize(viewport).width - 2 * marginPx;
  const dispatch = useBuilderDispatch();
  const size = useEditorState((state) => state.view.size);
  const isBoardShown = useEditorState((state) => state.view.isBoardShown);
  const others = isBoardShown ? sizes.filter((each) => each !== size) : [];
  const othersPx = others.reduce((sum, each) => sum + chosenWidthPx[each], 0);
  const freePx = roomPx - others.length * boardGapPx;
  const fitting = Math.min(1, Math.max(isBoardShown ? 0.15 : 0.25, freePx / (widthPx + othersPx)));
  useEffect(() => {
    dispatch(viewActions.zoomFitted(fitting));
  }, [dispatch, fitting]);
  // Beside other sizes, the page begins where the one before it ends instead of in the middle.
  return {
    widthPx,
    roomPx: isBoardShown ? 0 : roomPx,
    scale: held ?? (zoom === 'fit' ? fitting : zoom),
    hold,
  };
}

const viewportStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  // Two fingers zoom the page, not the window.
  touchAction: 'pan-x pan-y',
  display: 'flex',
  justifyContent: 'safe center',
  alignItems: 'flex-start',
  gap: `${boardGapPx}px`,
  p: `${marginPx}px`,
  pt: '48px',
  pb: '120px',
  backgroundColor: colors.ground,
} as const;

const stageStyle = { position: 'relative', flexShrink: 0 } as const;
