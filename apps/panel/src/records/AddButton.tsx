import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The way to the form of a new record. */
export function AddButton({ to, labelId }: { to: string; labelId: string }) {
  return (
    <Button variant="contained" startIcon={<Add />} component={Link} to={to}>
      <FormattedMessage id={labelId} />
    </Button>
  );
}
