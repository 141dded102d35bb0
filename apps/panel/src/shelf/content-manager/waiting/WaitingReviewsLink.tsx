import Waiting from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { waitingReviewsPath } from './waitingReviewsPath.ts';

/** Links to the packages that wait for the user's review, with their number. */
export function WaitingReviewsLink() {
  const waiting = useQuery({
    ...callQuery(useApiClient(), calls.listWaitingReviews, { query: { limit: 1 } }),
    refetchOnMount: 'always',
  });
  return (
    <Button variant="outlined" startIcon={<Waiting />} component={Link} to={waitingReviewsPath}>
      <FormattedMessage id="shelf.waiting.link" values={{ count: waiting.data?.data.total ?? 0 }} />
    </Button>
  );
}
