import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RetailerState } from '@vitrina/api-client/contract';
import { colors, ConfirmDialog, FormattedMessage, QueryView, StateView, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { RetailerStateText } from './RetailerStateText.tsx';
import { ShopPageLink } from './ShopPageLink.tsx';
import type { PublicationActions } from './usePublicationActions.ts';
import { useRetailerStates } from './useRetailerStates.ts';

interface RetailerStatesProps {
  readonly epackId: string;
  readonly actions: PublicationActions;
}

/** Renders the version that each retailer shows, since when, and whether product pages were seen. */
export function RetailerStates({ epackId, actions }: RetailerStatesProps) {
  const intl = useIntl();
  const states = useRetailerStates(epackId);
  const [leaving, setLeaving] = useState<RetailerState>();
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
              <StateRow
                key={state.retailer.id}
                state={state}
                actions={actions}
                onTakeOff={() => setLeaving(state)}
              />
            ))}
            <ConfirmDialog
              open={leaving !== undefined}
              title={
                <FormattedMessage
                  id="builder.publications.takeOff.title"
                  values={{ name: leaving?.retailer.name ?? '' }}
                />
              }
              text={<FormattedMessage id="builder.publications.takeOff.text" />}
              confirmLabel={
                <FormattedMessage
                  id="builder.publications.takeOffRetailer"
                  values={{ name: leaving?.retailer.name ?? '' }}
                />
              }
              isDestructive
              onCancel={() => setLeaving(undefined)}
              onConfirm={() => {
                if (leaving) actions.unpublish(leaving);
                setLeaving(undefined);
              }}
            />
          </Box>
        )
      }
    </QueryView>
  );
}

interface StateRowProps extends Pick<RetailerStatesProps, 'actions'> {
  readonly state: RetailerState;
  readonly onTakeOff: () => void;
}

function StateRow({ state, actions, onTakeOff }: StateRowProps) {
  const intl = useIntl();
  const { id, name } = state.retailer;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StateText state={state} />
        <ShopPageLink state={state} />
      </Box>
      {state.state === 'live' && (
        <Button
          variant="outlined"
          loading={actions.unpublishedId === id}
          disabled={actions.isPending}
          aria-label={intl.formatMessage({ id: 'builder.publications.takeOffRetailer' }, { name })}
          onClick={onTakeOff}
        >
          <FormattedMessage id="builder.publications.takeOff" />
        </Button>
      )}
    </Box>
  );
}

function StateText({ state }: { state: RetailerState }) {
  const format = useFormat();
  const { receipt } = state;
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <RetailerStateText state={state} />
      {state.state === 'live' && (
        <div>
          {receipt.lastSeenDate === null ? (
            <FormattedMessage id="builder.publications.notSeen" />
          ) : (
            <FormattedMessage
              id="builder.publications.seen"
              values={{
                first: format.dateTime(receipt.firstSeenDate ?? receipt.lastSeenDate),
                last: format.dateTime(receipt.lastSeenDate),
                count: receipt.views,
              }}
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
  borderTop: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
