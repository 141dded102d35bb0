import AllSizesIcon from '@mui/icons-material/DevicesOutlined';
import LeftPanelIcon from '@mui/icons-material/VerticalSplitOutlined';
import RightPanelIcon from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { getCommand } from '@vitrina/editor-core/commands';
import { CommandButton } from '@vitrina/editor-ui/editor';
import { TemplateSettingsButton } from '@vitrina/editor-ui/template-settings';

import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { SectionSelects } from '../sections/SectionSelects.tsx';
import { contextBarStyle, contextEndStyle } from './barStyle.ts';
import { SizeSwitch } from './SizeSwitch.tsx';
import { ZoomSelect } from './ZoomSelect.tsx';

// Shows the state of copied pages. Loaded after the page's content.
const PageOrigin = lazyScreen(async () => (await import('../sections/PageOrigin.tsx')).PageOrigin);

const toggleLeft = getCommand('togglePalette');
const toggleBoard = getCommand('toggleBoard');
const toggleRight = getCommand('toggleInspector');

/** Shows and switches the page and its size, and hides the panels beside it. */
export function ContextBar() {
  return (
    <Box sx={contextBarStyle}>
      <CommandButton command={toggleLeft}>
        <LeftPanelIcon />
      </CommandButton>
      <SectionSelects />
      <Suspense fallback={null}>
        <PageOrigin />
      </Suspense>
      <TemplateSettingsButton />
      <Box sx={contextEndStyle}>
        <CommandButton command={toggleBoard}>
          <AllSizesIcon />
        </CommandButton>
        <SizeSwitch />
        <ZoomSelect />
        <ProblemsButton />
        <CommandButton command={toggleRight}>
          <RightPanelIcon />
        </CommandButton>
      </Box>
    </Box>
  );
}
