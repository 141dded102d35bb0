import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Card without data in its range. `text` gives a reason, if there is one. */
export function NothingYet({
  text = <FormattedMessage id="panel.dashboard.noViews" />,
}: {
  text?: ReactNode;
}) {
  return <Typography sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>{text}</Typography>;
}
