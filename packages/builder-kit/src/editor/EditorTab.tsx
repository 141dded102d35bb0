import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { colours } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Canvas } from '../canvas/Canvas.tsx';
import { DragChip } from '../drag/DragChip.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { LayersTree } from '../layers/LayersTree.tsx';
import { Palette } from '../palette/Palette.tsx';
import { useBuilder, useBuilderDispatch } from '../store/hooks.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { ContextBar } from './ContextBar.tsx';
import { PageState } from './PageState.tsx';

/** The page in view with what is put on it, what is on it, and the props of what is selected. */
export function EditorTab() {
  const isLoaded = useBuilder((state) => getActivePage(state) !== undefined);
  return (
    <>
      <ContextBar />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, position: 'relative' }}>
        <LeftPanel />
        {isLoaded ? <Canvas /> : <PageState />}
        <RightPanel />
        <DragChip />
      </Box>
    </>
  );
}

const leftTabs = ['blocks', 'layers'] as const;
type LeftTab = (typeof leftTabs)[number];

function LeftPanel() {
  const intl = useIntl();
  const [tab, setTab] = useState<LeftTab>('blocks');
  const isOpen = useBuilder((state) => state.view.isPaletteOpen);
  if (!isOpen) return null;
  return (
    <Box
      component="aside"
      sx={{ ...panelStyle, width: { xs: 240, xl: 280 }, borderRight: `1px solid ${colours.line}` }}
    >
      <Tabs
        variant="fullWidth"
        value={tab}
        onChange={(_, next: LeftTab) => setTab(next)}
        aria-label={intl.formatMessage({ id: 'builder.left' })}
        sx={{ flexShrink: 0, borderBottom: `1px solid ${colours.line}` }}
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
        {tab === 'blocks' ? <Palette /> : <LayersTree />}
      </Box>
    </Box>
  );
}

/** Beside the page on wide screens; over it, while something is selected, on narrow ones. */
function RightPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isOpen = useBuilder((state) => state.view.isInspectorOpen);
  const hasActive = useBuilder((state) => getActiveId(state) !== undefined);
  if (!isOpen || (!isWide && !hasActive)) return null;
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage({ id: 'builder.inspector' })}
      sx={{
        ...panelStyle,
        width: 320,
        borderLeft: `1px solid ${colours.line}`,
        ...(!isWide && { position: 'absolute', insetBlock: 0, right: 0, zIndex: 'drawer' }),
      }}
    >
      <Inspector onClose={isWide ? undefined : () => dispatch(viewActions.selected([]))} />
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
