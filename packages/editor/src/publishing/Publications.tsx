import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Publication } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useDistinctTimes } from '@vitrina/editor-ui/texts';

import type { PublicationActions } from './usePublicationActions.ts';

interface PublicationsProps {
  readonly epackId: string;
  readonly actions: PublicationActions;
}

/** Renders the earlier publications with author and time, latest first. The user can roll back to one. */
export function Publications({ epackId, actions }: PublicationsProps) {
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
          <PublicationList items={items} actions={actions} />
        )
      }
    </QueryView>
  );
}

interface PublicationListProps {
  readonly items: readonly Publication[];
  readonly actions: PublicationActions;
}

function PublicationList({ items, actions }: PublicationListProps) {
  const intl = useIntl();
  const timeOf = useDistinctTimes(items.map(({ publishedDate }) => publishedDate));
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage({ id: 'builder.publish.tab.history' })}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {items.map((publication) => {
        const origin = items.find(({ id }) => id === publication.rolledBackTo);
        return (
          <PublicationRow
            key={publication.id}
            publication={publication}
            date={timeOf(publication.publishedDate)}
            originDate={origin && timeOf(origin.publishedDate)}
            actions={actions}
          />
        );
      })}
    </Box>
  );
}

interface PublicationRowProps {
  readonly publication: Publication;
  readonly date: string;
  /** Date of the publication that this one rolled back to; undefined if it is too old to be listed. */
  readonly originDate: string | undefined;
  readonly actions: PublicationActions;
}

function PublicationRow({ publication, date, originDate, actions }: PublicationRowProps) {
  const intl = useIntl();
  const { id, publishedBy, retailers, rolledBackTo } = publication;
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
              {originDate === undefined ? (
                <FormattedMessage id="builder.publications.rolledBack" />
              ) : (
                <FormattedMessage id="builder.publications.rolledBackTo" values={{ date: originDate }} />
              )}
            </>
          )}
          <br />
          {retailers.map(({ name }) => name).join(', ')}
        </Typography>
      </Box>
      {isLive ? (
        <Typography variant="body2" sx={{ color: colors.live, flexShrink: 0 }}>
          {'● '}
          <FormattedMessage id="builder.publications.state.live" />
        </Typography>
      ) : (
        publication.canRollBack && (
          <Button
            variant="outlined"
            loading={actions.rolledBackId === id}
            disabled={actions.isPending}
            aria-label={intl.formatMessage({ id: 'builder.publications.rollBackTo' }, { date })}
            onClick={() => actions.rollBack(publication, date)}
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
  borderTop: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
