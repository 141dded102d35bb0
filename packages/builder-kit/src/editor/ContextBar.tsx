import Box from '@mui/material/Box';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';

import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { SectionSelects } from '../sections/SectionSelects.tsx';
import { TemplateSettingsButton } from '../template-settings/TemplateSettingsButton.tsx';
import { barStyle, contextBarHeightPx } from './barStyle.ts';
import { SizeSwitch } from './SizeSwitch.tsx';
import { ZoomSelect } from './ZoomSelect.tsx';

// Says how copies stand; what is on the page comes first.
const PageOrigin = lazyScreen(async () => (await import('../sections/PageOrigin.tsx')).PageOrigin);

/** Which page is in view, and at which size. */
export function ContextBar() {
  return (
    <Box sx={contextBarStyle}>
      <SectionSelects />
      <Suspense fallback={null}>
        <PageOrigin />
      </Suspense>
      <TemplateSettingsButton />
      <Box sx={{ flex: 1 }} />
      <SizeSwitch />
      <ZoomSelect />
      <ProblemsButton />
    </Box>
  );
}

const contextBarStyle = {
  ...barStyle,
  gap: 3,
  minHeight: contextBarHeightPx,
  px: 3,
  py: 0.5,
  overflowX: 'auto',
} as const;
