import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

/** A card whose range has no views. */
export function NothingYet() {
  return (
    <Typography sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>
      <FormattedMessage id="panel.dashboard.noViews" />
    </Typography>
  );
}
