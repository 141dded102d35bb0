import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';

/** A card that has nothing to show of its range; `text` says why, where there is more to say than that. */
export function NothingYet({
  text = <FormattedMessage id="panel.dashboard.noViews" />,
}: {
  text?: ReactNode;
}) {
  return <Typography sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>{text}</Typography>;
}
