import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, visuallyHidden } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { useApiClient } from '../state/SessionContext.ts';
import type { TourCardProps } from './tourCardProps.ts';
import type { ShownStep } from './useShownStep.ts';

/** A link to the screen of a step: within this app, in the other one, or in a tab of its own. */
function OpenButton({ shown, isInEditor }: { shown: ShownStep; isInEditor: boolean }) {
  const { baseUrl } = useApiClient();
  const { step, place } = shown;
  const label = <FormattedMessage id={`session.tour.${step}Open`} />;
  if (place.app === 'shop') {
    return (
      <Button
        variant="contained"
        href={baseUrl + place.path}
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNew fontSize="small" />}
      >
        {label}
        <span style={visuallyHidden}>
          <FormattedMessage id="session.tour.newTab" />
        </span>
      </Button>
    );
  }
  const isElsewhere = isInEditor !== (place.app === 'editor');
  return (
    <Button variant="contained" component={Link} to={place.path} reloadDocument={isElsewhere}>
      {label}
    </Button>
  );
}

/** The controls of a step: open its screen, go to the next step, leave the tour. */
export function TourActions({ tour, shown, isInEditor, next, leave }: TourCardProps & { shown: ShownStep }) {
  const isLast = shown.number === tour.steps.length;
  const isOpen = shown.isHere || shown.isDone;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
      {isOpen ? null : <OpenButton shown={shown} isInEditor={isInEditor} />}
      <Button variant={shown.isDone ? 'contained' : 'outlined'} onClick={next}>
        <FormattedMessage id={isLast ? 'session.tour.finish' : 'session.tour.next'} />
      </Button>
      {isLast && shown.isDone ? null : (
        <Button onClick={leave} sx={{ ml: 'auto' }}>
          <FormattedMessage id="session.tour.leave" />
        </Button>
      )}
    </Box>
  );
}
