import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

import type { findIdleCapability, IdleReason } from './capabilities.ts';

interface IdleNoteProps {
  readonly reasonId: IdleReason | NonNullable<ReturnType<typeof findIdleCapability>>;
}

/** Warns that what is set has no effect. A status, because the other switch may be elsewhere on the form. */
export function IdleNote({ reasonId }: IdleNoteProps) {
  return (
    <Typography variant="caption" component="p" role="status" sx={style}>
      <WarningIcon sx={{ fontSize: 16, flexShrink: 0 }} />
      <FormattedMessage id={reasonId} />
    </Typography>
  );
}

const style = { display: 'flex', gap: 1, alignItems: 'flex-start', mt: 1, color: colors.attention } as const;
