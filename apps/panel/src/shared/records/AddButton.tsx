import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import type { FromList } from './listAddress.ts';

/** Link to the form of a new record. */
export function AddButton({ to, state, labelId }: { to: string; state: FromList; labelId: LabelId }) {
  return (
    <Button variant="contained" startIcon={<Add />} component={Link} to={to} state={state}>
      <FormattedMessage id={labelId} />
    </Button>
  );
}
