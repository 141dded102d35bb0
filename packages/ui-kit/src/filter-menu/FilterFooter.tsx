import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The footer of a filter's popover: a button to clear the filter, and other actions. */
export function FilterFooter({
  canClear,
  onClear,
  isReset = false,
  children,
}: {
  canClear: boolean;
  onClear: () => void;
  /** Whether clearing restores a default value. */
  isReset?: boolean;
  children?: ReactNode;
}) {
  return (
    <Box
      sx={{ borderTop: 1, borderColor: 'divider', p: 1, display: 'flex', justifyContent: 'space-between' }}
    >
      <Button onClick={onClear} disabled={!canClear}>
        <FormattedMessage id={isReset ? 'ui.columns.reset' : 'ui.filter.clear'} />
      </Button>
      {children}
    </Box>
  );
}
