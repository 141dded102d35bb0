import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

/** A list of named values in the page details. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, 28%) 1fr', columnGap: 3, rowGap: 1 }}
    >
      {children}
    </Box>
  );
}

/** A named value in {@link Facts}. */
export function Fact({ labelId, children }: { labelId: LabelId; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={labelId} />
      </Typography>
      <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}
