import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** What a list of choices shows while none is chosen. */
export function NotSet() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="builder.length.none" />
    </Box>
  );
}
