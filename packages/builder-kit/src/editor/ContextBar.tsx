import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';

import { SectionSelects } from '../sections/SectionSelects.tsx';
import { ProblemsButton } from './ProblemsButton.tsx';
import { SizeSwitch } from './SizeSwitch.tsx';
import { ZoomSelect } from './ZoomSelect.tsx';

/** Which page is in view, and at which size. */
export function ContextBar() {
  return (
    <Box sx={barStyle}>
      <SectionSelects />
      <Box sx={{ flex: 1 }} />
      <SizeSwitch />
      <ZoomSelect />
      <ProblemsButton />
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 40,
  flexShrink: 0,
  px: 3,
  py: 0.5,
  backgroundColor: colours.surface,
  borderBottom: `1px solid ${colours.line}`,
  overflowX: 'auto',
} as const;
