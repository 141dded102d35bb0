import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Publication } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colours, QueryView, StateView, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PublicationActions } from './usePublicationActions.ts';

interface PublicationsProps {
  readonly epackId: string;
  readonly actions: PublicationActions;
}

/** What was published by whom and when, last first; an earlier one can be shown again. */
export function Publications({ epackId, actions }: PublicationsProps) {
  const intl = useIntl();
  const client = useApiClient();
  const publications = useQuery({
    ...callQuery(client, calls.listPublications, { params: { id: epackId }, query: { limit: 50 } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={publications} skeleton={<Skeleton variant="rounded" height={120} />}>
      {({ data: { items } }) =>
        items.length === 0 ? (
          <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.publications.empty" /> }} />
        ) : (
          <Box
            component="ol"
            aria-label={intl.formatMessage({ id: 'builder.publish.tab.history' })}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {items.map((publication) => (
              <PublicationRow key={publication.id} publication={publication} actions={actions} />
            ))}
          </Box>
        )
      }
    </QueryView>
  );
}

interface PublicationRowProps {
  readonly publication: Publication;
  readonly actions: PublicationActions;
}

function PublicationRow({ publication, actions }: PublicationRowProps) {
  const intl = useIntl();
  const format = useFormat();
  const { id, publishedBy, retailers, rolledBackTo } = publication;
  const date = format.dateTime(publication.publishedDate);
  const isLive = retailers.some((retailer) => retailer.isLive);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span">
          {date}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {publishedBy}
          {rolledBackTo !== null && (
            <>
              {' · '}
              <FormattedMessage id="builder.publications.rolledBack" />
            </>
          )}
          <br />
          {retailers.map(({ name }) => name).join(', ')}
        </Typography>
      </Box>
      {isLive ? (
        <Typography variant="body2" sx={{ color: colours.live, flexShrink: 0 }}>
          {'● '}
          <FormattedMessage id="builder.publications.state.live" />
        </Typography>
      ) : (
        publication.canRollBack && (
          <Button
            variant="outlined"
            loading={actions.busy === `back ${id}`}
            disabled={actions.busy !== undefined}
            aria-label={intl.formatMessage({ id: 'builder.publications.rollBackTo' }, { date })}
            onClick={() => actions.rollBack(publication)}
            sx={{ flexShrink: 0 }}
          >
            <FormattedMessage id="builder.publications.rollBack" />
          </Button>
        )
      )}
    </Box>
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
