import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { colors, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { leftTabs, viewActions, type LeftTab } from '@vitrina/editor-core/store';
import { BesidePage } from '@vitrina/editor-ui/panels';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

import { Palette } from '../palette/Palette.tsx';
import { SkipToPage } from './SkipToPage.tsx';

const LayersTree = lazyScreen(async () => (await import('../layers/LayersTree.tsx')).LayersTree);
const HistoryPanel = lazyScreen(async () => (await import('../history/HistoryPanel.tsx')).HistoryPanel);

const leftPanels: Readonly<Record<LeftTab, ComponentType>> = {
  blocks: Palette,
  layers: LayersTree,
  history: HistoryPanel,
};

/** Renders the left panel: blocks to add, layers of the page and its history. */
export function LeftPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const tab = useEditorState(({ view }) => view.leftTab);
  const Content = leftPanels[tab];
  return (
    <>
      <SkipToPage />
      <BesidePage>
        <Tabs
          variant="fullWidth"
          value={tab}
          onChange={(_, next: LeftTab) => dispatch(viewActions.leftTabChosen(next))}
          aria-label={intl.formatMessage({ id: 'builder.left' })}
          sx={tabsStyle}
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
          <Suspense fallback={null}>
            <Content />
          </Suspense>
        </Box>
      </BesidePage>
    </>
  );
}

const tabsStyle = {
  flexShrink: 0,
  borderBottom: `1px solid ${colors.line}`,
  '& .MuiTab-root': { minWidth: 0, paddingInline: '8px' },
} as const;
