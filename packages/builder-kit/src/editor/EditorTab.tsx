import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { colours, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';

import { Canvas } from '../canvas/Canvas.tsx';
import type { InspectorProps } from '../inspector/Inspector.tsx';
import { DragChip } from '../drag/DragChip.tsx';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { ContextBar } from './ContextBar.tsx';
import { PageState } from './PageState.tsx';

const Palette = lazyScreen(async () => (await import('../palette/Palette.tsx')).Palette);
const LayersTree = lazyScreen(async () => (await import('../layers/LayersTree.tsx')).LayersTree);
const HistoryPanel = lazyScreen(async () => (await import('../history/HistoryPanel.tsx')).HistoryPanel);
const Inspector = lazyScreen<InspectorProps>(
  async () => (await import('../inspector/Inspector.tsx')).Inspector,
);

/** The page in view with what is put on it, what is on it, and the props of what is selected. */
export function EditorTab() {
  const isLoaded = useBuilder((state) => getActivePage(state) !== undefined);
  const isPainted = useIsPainted();
  return (
    <>
      <ContextBar />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, position: 'relative' }}>
        <LeftPanel isFilled={isPainted} />
        {isLoaded ? <Canvas /> : <PageState />}
        <RightPanel isFilled={isPainted} />
        <DragChip />
      </Box>
    </>
  );
}

/** Whether the first frame is on the screen: the page comes before what stands around it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

interface PanelProps {
  readonly isFilled: boolean;
}

const leftTabs = ['blocks', 'layers', 'history'] as const;
type LeftTab = (typeof leftTabs)[number];
const leftPanels: Readonly<Record<LeftTab, ComponentType>> = {
  blocks: Palette,
  layers: LayersTree,
  history: HistoryPanel,
};

function LeftPanel({ isFilled }: PanelProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<LeftTab>('blocks');
  const Content = leftPanels[tab];
  const isOpen = useBuilder((state) => state.view.isPaletteOpen);
  if (!isOpen) return null;
  return (
    <Box
      component="aside"
      sx={{ ...panelStyle, width: { xs: 220, lg: 240, xl: 280 }, borderRight: `1px solid ${colours.line}` }}
    >
      <Tabs
        variant="fullWidth"
        value={tab}
        onChange={(_, next: LeftTab) => setTab(next)}
        aria-label={intl.formatMessage({ id: 'builder.left' })}
        sx={{
          flexShrink: 0,
          borderBottom: `1px solid ${colours.line}`,
          '& .MuiTab-root': { minWidth: 0, paddingInline: '8px' },
        }}
      >
        {leftTabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`builder-left-${name}`}
            aria-controls="builder-left-panel"
            label={intl.formatMessage({ id: `builder.left.${name}` })}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="builder-left-panel"
        aria-labelledby={`builder-left-${tab}`}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <Suspense fallback={null}>{isFilled && <Content />}</Suspense>
      </Box>
    </Box>
  );
}

/** Beside the page; on screens too narrow for that over it, while something is selected. */
function RightPanel({ isFilled }: PanelProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const isWide = useMediaQuery('(min-width: 1000px)');
  const isOpen = useBuilder((state) => state.view.isInspectorOpen);
  const hasActive = useBuilder((state) => getActiveId(state) !== undefined);
  if (!isOpen || (!isWide && !hasActive)) return null;
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage({ id: 'builder.inspector' })}
      sx={{
        ...panelStyle,
        width: { xs: 280, lg: 320 },
        borderLeft: `1px solid ${colours.line}`,
        ...(!isWide && { position: 'absolute', insetBlock: 0, right: 0, zIndex: 'drawer' }),
      }}
    >
      <Suspense fallback={null}>
        {isFilled && <Inspector onClose={isWide ? undefined : () => dispatch(viewActions.selected([]))} />}
      </Suspense>
    </Box>
  );
}

const panelStyle = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minHeight: 0,
  backgroundColor: colours.surface,
} as const;
