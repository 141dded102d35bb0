import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { visuallyHidden } from '../theme/visuallyHidden.ts';

const patienceMs = 150;

/** Shows its content only after a noticeable wait, so that quick responses do not flash. */
export function Delayed({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box aria-live="polite" aria-busy="true">
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="ui.loading" />
      </Box>
      {late ? children : null}
    </Box>
  );
}
