import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';
import type { RefObject } from 'react';

import type { TourState } from './useTour.ts';

interface TourOfferProps extends Pick<TourState, 'tour' | 'begin' | 'leave'> {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Offers the tour, with the number of steps that the user's permissions allow. */
export function TourOffer({ tour, begin, leave, titleRef }: TourOfferProps) {
  const count = tour.steps.length;
  const canEdit = tour.steps.includes('change');
  return (
    <>
      <Typography ref={titleRef} tabIndex={-1} variant="subtitle1" component="h2" sx={{ outline: 'none' }}>
        <FormattedMessage id="session.tour.offerTitle" values={{ count }} />
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        <FormattedMessage id={canEdit ? 'session.tour.offerText' : 'session.tour.offerTextReading'} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" onClick={begin}>
          <FormattedMessage id="session.tour.begin" />
        </Button>
        <Button onClick={leave}>
          <FormattedMessage id="session.tour.notNow" />
        </Button>
      </Box>
    </>
  );
}
