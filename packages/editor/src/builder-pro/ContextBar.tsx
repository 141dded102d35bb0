import Box from '@mui/material/Box';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { TemplateSettingsButton } from '@vitrina/editor-ui/template-settings';

import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { SectionSelects } from '../sections/SectionSelects.tsx';
import { contextBarStyle, contextEndStyle } from './barStyle.ts';
import { SizeSwitch } from './SizeSwitch.tsx';
import { ZoomSelect } from './ZoomSelect.tsx';

// Shows the state of copied pages. Loaded after the page's content.
const PageOrigin = lazyScreen(async () => (await import('../sections/PageOrigin.tsx')).PageOrigin);

/** Shows and switches the page and its size. */
export function ContextBar() {
  return (
    <Box sx={contextBarStyle}>
      <SectionSelects />
      <Suspense fallback={null}>
        <PageOrigin />
      </Suspense>
      <TemplateSettingsButton />
      <Box sx={contextEndStyle}>
        <SizeSwitch />
        <ZoomSelect />
        <ProblemsButton />
      </Box>
    </Box>
  );
}
