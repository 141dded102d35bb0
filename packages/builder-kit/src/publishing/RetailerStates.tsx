import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { RetailerState } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colours, QueryView, StateView, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PublicationActions } from './usePublicationActions.ts';

interface RetailerStatesProps {
  readonly epackId: string;
  readonly actions: PublicationActions;
}

/** What each retailer shows of the package, since when, and whether its pages were seen. */
export function RetailerStates({ epackId, actions }: RetailerStatesProps) {
  const intl = useIntl();
  const client = useApiClient();
  const states = useQuery({
    ...callQuery(client, calls.listRetailerStates, { params: { id: epackId } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={states} skeleton={<Skeleton variant="rounded" height={120} />}>
      {({ data: { items } }) =>
        items.length === 0 ? (
          <StateView
            state={{ kind: 'empty', title: <FormattedMessage id="builder.publish.noRetailers" /> }}
          />
        ) : (
          <Box
            component="ul"
            aria-label={intl.formatMessage({ id: 'builder.publish.retailers' })}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {items.map((state) => (
              <StateRow key={state.retailer.id} state={state} actions={actions} />
            ))}
          </Box>
        )
      }
    </QueryView>
  );
}

function StateRow({ state, actions }: { state: RetailerState; actions: PublicationActions }) {
  const intl = useIntl();
  const { id, name } = state.retailer;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StateText state={state} />
      </Box>
      {state.state === 'live' && (
        <Button
          variant="outlined"
          loading={actions.busy === `off ${id}`}
          disabled={actions.busy !== undefined}
          aria-label={intl.formatMessage({ id: 'builder.publications.takeOffRetailer' }, { name })}
          onClick={() => actions.takeOff(state)}
        >
          <FormattedMessage id="builder.publications.takeOff" />
        </Button>
      )}
    </Box>
  );
}

const toneOf = { live: colours.live, replaced: colours.attention, none: colours.neutral } as const;

function StateText({ state }: { state: RetailerState }) {
  const format = useFormat();
  const { publishedDate, receipt } = state;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <Box component="span" sx={{ color: toneOf[state.state] }}>
        {'● '}
        <FormattedMessage id={`builder.publications.state.${state.state}`} />
      </Box>
      {publishedDate !== null && ` · ${format.dateTime(publishedDate)}`}
      {state.isOutdated && (
        <>
          {' · '}
          <FormattedMessage id="builder.publications.outdated" />
        </>
      )}
      {state.state === 'live' && (
        <div>
          {receipt.lastSeenDate === null ? (
            <FormattedMessage id="builder.publications.notSeen" />
          ) : (
            <FormattedMessage
              id="builder.publications.seen"
              values={{ date: format.dateTime(receipt.lastSeenDate), count: receipt.views }}
            />
          )}
        </div>
      )}
    </Typography>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 2,
  borderTop: `1px solid ${colours.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
