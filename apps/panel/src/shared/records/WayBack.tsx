import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { useListAddress } from './listAddress.ts';

/** Link from a missing record to its list. */
export function WayBack({ listPath }: { listPath: string }) {
  return (
    <Button variant="outlined" component={Link} to={useListAddress(listPath)}>
      <FormattedMessage id="panel.frame.back" />
    </Button>
  );
}
