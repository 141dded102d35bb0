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
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDistinctTimes } from '@vitrina/editor-ui/texts';

import type { PublishFlowProps } from './publishFlowProps.ts';
import { RollBackDialog } from './RollBackDialog.tsx';
import type { PublicationActions } from './usePublicationActions.ts';

interface PublicationsProps extends Pick<PublishFlowProps, 'catalogue' | 'previewUrl'> {
  readonly epackId: string;
  readonly actions: PublicationActions;
}

/** Renders the earlier publications with author and time, latest first. The user can roll back to one. */
export function Publications(props: PublicationsProps) {
  const { epackId } = props;
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
          <PublicationList items={items} {...props} />
        )
      }
    </QueryView>
  );
}

interface PublicationListProps extends PublicationsProps {
  readonly items: readonly Publication[];
}

function PublicationList({ items, ...props }: PublicationListProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Publication>();
  const opener = useRef<HTMLElement>(null);
  const close = () => setChosen(undefined);
  // After a roll back, its outcome has the focus instead.
  useEffect(() => {
    if (chosen === undefined) opener.current?.focus();
  }, [chosen]);
  const timeOf = useDistinctTimes(items.map(({ publishedDate }) => publishedDate));
  return (
    <>
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
              isDisabled={props.actions.isPending}
              onRollBack={(button) => {
                opener.current = button;
                setChosen(publication);
              }}
            />
          );
        })}
      </Box>
      {chosen && (
        <RollBackDialog
          {...props}
          publication={chosen}
          date={timeOf(chosen.publishedDate)}
          onDone={() => {
            opener.current = null;
            close();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

interface PublicationRowProps {
  readonly publication: Publication;
  readonly date: string;
  /** Date of the publication that this one rolled back to; undefined if it is too old to be listed. */
  readonly originDate: string | undefined;
  readonly isDisabled: boolean;
  readonly onRollBack: (button: HTMLElement) => void;
}

function PublicationRow({ publication, date, originDate, isDisabled, onRollBack }: PublicationRowProps) {
  const intl = useIntl();
  const { publishedBy, retailers, rolledBackTo } = publication;
  const isLive = retailers.some((retailer) => retailer.isLive);
  const isLiveEverywhere = retailers.every((retailer) => retailer.isLive);
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
      {isLive && (
        <Typography variant="body2" sx={{ color: colors.live, flexShrink: 0 }}>
          {'● '}
          <FormattedMessage id="builder.publications.state.live" />
        </Typography>
      )}
      {publication.canRollBack && !isLiveEverywhere && (
        <Button
          variant="outlined"
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'builder.publications.rollBackTo' }, { date })}
          onClick={(event) => onRollBack(event.currentTarget)}
          sx={{ flexShrink: 0 }}
        >
          <FormattedMessage id="builder.publications.rollBack" />
        </Button>
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
