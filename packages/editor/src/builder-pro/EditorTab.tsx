import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyAfterPaint, lazyScreen, colors } from '@vitrina/ui-kit';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import {
  getActiveId,
  getActivePage,
  isInspectorOverLeft,
  isInspectorShown,
  viewActions,
} from '@vitrina/editor-core/store';
import { Canvas } from '@vitrina/editor-ui/canvas';
import type { InspectorProps } from '@vitrina/editor-ui/inspector';
import { BesidePage } from '@vitrina/editor-ui/panels';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';
import { PageState } from '@vitrina/editor-ui/work';

import { contextBarStyle } from './barStyle.ts';

/** Loads the bar lazily. The placeholder has the bar's height, so that the page doesn't shift. */
const ContextBar = lazyAfterPaint(
  async () => (await import('./ContextBar.tsx')).ContextBar,
  <Box sx={contextBarStyle} />,
);
const LeftPanel = lazyAfterPaint(async () => (await import('./LeftPanel.tsx')).LeftPanel);
const Inspector = lazyAfterPaint<InspectorProps>(
  async () => (await import('@vitrina/editor-ui/inspector')).Inspector,
);
const ReviewPanel = lazyScreen(async () => (await import('../review/ReviewPanel.tsx')).ReviewPanel);
const BlockThreadsButton = lazyAfterPaint(
  async () => (await import('../review/BlockThreadsButton.tsx')).BlockThreadsButton,
);
const PageMarks = lazyAfterPaint(async () => (await import('./PageMarks.tsx')).PageMarks);
const ContextMenu = lazyAfterPaint(async () => (await import('@vitrina/editor-ui/context-menu')).ContextMenu);
const TouchTools = lazyAfterPaint(async () => (await import('./TouchTools.tsx')).TouchTools);

/** Renders the page in view, the left panel and the inspector. */
export function EditorTab() {
  const isLoaded = useEditorState((state) => getActivePage(state) !== undefined);
  const isLeftOpen = useEditorState((state) => state.view.isPaletteOpen);
  const isReviewOpen = useEditorState((state) => state.view.isReviewOpen);
  const isLeftCovered = useEditorState(({ view }) => isInspectorOverLeft(view));
  const canHover = useCanHover();
  usePanelRoom();
  return (
    <>
      <ContextBar />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, position: 'relative' }}>
        {isReviewOpen && <ReviewAside />}
        {isLeftOpen && !isReviewOpen && (
          <Box component="aside" sx={isLeftCovered ? coveredStyle : leftStyle}>
            <LeftPanel />
          </Box>
        )}
        {isLoaded ? <Canvas Marks={PageMarks} /> : <PageState />}
        <RightPanel />
      </Box>
      {!canHover && <TouchTools />}
      <ContextMenu />
    </>
  );
}

/** Renders the review in place of the left panel, so that blocks can be edited while comments are in view. */
function ReviewAside() {
  const intl = useIntl();
  return (
    <Box component="aside" aria-label={intl.formatMessage({ id: 'builder.review' })} sx={reviewStyle}>
      <Suspense fallback={null}>
        <BesidePage>
          <ReviewPanel />
        </BesidePage>
      </Suspense>
    </Box>
  );
}

/**
 * Renders the inspector beside the page. On narrow screens, it is in the place of the left panel, or overlays the page,
 * while a block is selected.
 */
function RightPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const isWide = useMediaQuery(onePanelMedia);
  const isOpen = useEditorState(({ view }) => isInspectorShown(view));
  const isOverLeft = useEditorState(({ view }) => isInspectorOverLeft(view));
  const hasActive = useEditorState((state) => getActiveId(state) !== undefined);
  const canHover = useCanHover();
  // On touch screens, a button reopens the panel; elsewhere, the next selection does.
  const close = () =>
    dispatch(canHover && !isOverLeft ? viewActions.selected([]) : viewActions.inspectorToggled());
  if (!isOpen || (!isWide && !hasActive)) return null;
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage({ id: 'builder.inspector' })}
      sx={isOverLeft ? overLeftStyle : isWide ? rightStyle : rightOverPageStyle}
    >
      <Suspense fallback={null}>
        <BlockThreadsButton />
      </Suspense>
      <Inspector onClose={isWide && !isOverLeft ? undefined : close} />
    </Box>
  );
}

/** Screens with at least 640 pixels for the page beside one panel, and between two. */
const onePanelMedia = '(min-width: 960px)';
const twoPanelsMedia = '(min-width: 1200px)';

/** Keeps the page's room in the state of the screen: where two panels leave too little room, one replaces the other. */
function usePanelRoom(): void {
  const dispatch = useBuilderDispatch();
  const fitsOne = useMediaQuery(onePanelMedia);
  const fitsTwo = useMediaQuery(twoPanelsMedia);
  const fitsOnePanel = fitsOne && !fitsTwo;
  useEffect(() => {
    dispatch(viewActions.roomMeasured({ fitsOnePanel }));
  }, [dispatch, fitsOnePanel]);
}

/** Returns whether the pointing device can hover, which touch can't. */
function useCanHover(): boolean {
  return useMediaQuery('(hover: hover)');
}

/** Width of the inspector in the place of the left panel; leaves 640 pixels for the page on the narrowest of these screens. */
const overLeftPx = 320;

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minHeight: 0,
  backgroundColor: colors.surface,
} as const;

const leftStyle = {
  ...panelStyle,
  width: { xs: 220, lg: 240, xl: 280 },
  // As wide as the inspector, which can be in its place without moving the page.
  '@media (min-width: 960px) and (max-width: 1199.95px)': { width: overLeftPx },
  borderRight: `1px solid ${colors.line}`,
} as const;

/** Keeps what the panel shows, such as a search and its scroll position. */
const coveredStyle = { ...leftStyle, visibility: 'hidden' } as const;

const reviewStyle = { ...leftStyle, width: { xs: 260, lg: 320 } } as const;

const rightStyle = {
  ...panelStyle,
  width: { xs: 280, lg: 320 },
  borderLeft: `1px solid ${colors.line}`,
} as const;

const overLeftStyle = {
  ...rightStyle,
  width: overLeftPx,
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  borderLeft: 0,
  borderRight: `1px solid ${colors.line}`,
} as const;

const rightOverPageStyle = {
  ...rightStyle,
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: 'drawer',
} as const;
