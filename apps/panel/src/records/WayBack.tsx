import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { findRoute } from '../routes/routeTable.ts';

/** Leads from something that is not there to the list it would be in. */
export function WayBack() {
  const list = findRoute(useLocation().pathname)?.parentPath;
  return list === undefined ? null : (
    <Button variant="outlined" component={Link} to={list}>
      <FormattedMessage id="panel.frame.back" />
    </Button>
  );
}
