import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { PublicationRun, PublicationRunRow } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useEpackName } from '@vitrina/editor-ui/texts';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView, SelectField, StateView } from '@vitrina/ui-kit';
import { ListPager } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SmallImage } from '../SmallImage.tsx';

interface PublicationRunRowsProps {
  readonly run: PublicationRun;
  readonly apiBaseUrl: string;
  readonly onOpen: (epackId: string) => void;
}

const states = ['failed', 'refused', 'none', 'ready', 'checking', 'waiting', 'done'] as const;

/** Renders the packages of a bulk publication with their outcomes and reasons, by state and in pages. */
export function PublicationRunRows({ run, apiBaseUrl, onOpen }: PublicationRunRowsProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<PublicationRunRow['status'] | 'all'>('all');
  const [paging, setPaging] = useState({ page: 1, perPage: 25 });
  const offset = (paging.page - 1) * paging.perPage;
  const input = {
    params: { id: String(run.id) },
    query: { limit: paging.perPage, offset, ...(shown !== 'all' && { status: shown }) },
  };
  const rows = useQuery({
    ...callQuery(useApiClient(), calls.listPublicationRunRows, input),
    placeholderData: keepPreviousData,
  });
  const options = [
    {
      value: 'all' as const,
      label: intl.formatMessage({ id: 'builder.textRun.filterAll' }, { count: run.total }),
    },
    ...states
      .filter((state) => run.counts[state] > 0 || state === shown)
      .map((value) => ({
        value,
        label: intl.formatMessage(
          { id: 'builder.publicationRun.filterState' },
          {
            state: intl.formatMessage({ id: `builder.publicationRun.state.${value}` }),
            count: run.counts[value],
          },
        ),
      })),
  ];
  return (
    <>
      <SelectField
        label={<FormattedMessage id="builder.textRun.filter" />}
        value={shown}
        options={options}
        onChange={(state) => {
          setShown(state);
          setPaging((before) => ({ ...before, page: 1 }));
        }}
        sx={{ width: { sm: 320 } }}
      />
      <QueryView query={rows} skeleton={<Skeleton variant="rounded" height={240} />}>
        {({ data: { items, total } }) =>
          total === 0 ? (
            <StateView
              state={{ kind: 'empty', title: <FormattedMessage id="builder.textRun.filterEmpty" /> }}
            />
          ) : (
            <Box>
              <Box
                component="ul"
                aria-label={intl.formatMessage({ id: 'builder.textRun.packages' })}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((row) => (
                  <Row key={row.id} row={row} apiBaseUrl={apiBaseUrl} onOpen={onOpen} />
                ))}
              </Box>
              <ListPager
                state={paging}
                total={total}
                onStateChange={(change) => setPaging((before) => ({ ...before, page: 1, ...change }))}
              />
            </Box>
          )
        }
      </QueryView>
    </>
  );
}

const colorOf: Partial<Record<PublicationRunRow['status'], string>> = {
  refused: colors.attention,
  failed: colors.problem,
  done: colors.live,
};

interface RowProps extends Pick<PublicationRunRowsProps, 'apiBaseUrl' | 'onOpen'> {
  readonly row: PublicationRunRow;
}

function Row({ row, apiBaseUrl, onOpen }: RowProps) {
  const name = useEpackName()(row);
  const { status, retailerCount, message, reasons } = row;
  return (
    <Box component="li" sx={rowStyle}>
      <SmallImage source={row.thumbnail} apiBaseUrl={apiBaseUrl} />
      <Box sx={{ minWidth: 0 }}>
        <Link component="button" onClick={() => onOpen(row.epackId)} sx={nameStyle}>
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ color: colorOf[status] }}>
            <FormattedMessage id={`builder.publicationRun.state.${status}`} />
          </Box>
          {retailerCount !== null && (
            <>
              {' · '}
              <FormattedMessage id="builder.publicationRun.retailers" values={{ count: retailerCount }} />
            </>
          )}
        </Typography>
        {message !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {message}
          </Typography>
        )}
        {reasons.map((reason) => (
          <Typography key={reason} variant="body2" sx={{ color: 'text.secondary' }}>
            {reason}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const nameStyle = { textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 500 } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 3,
  py: 2,
  borderTop: `1px solid ${colors.line}`,
} as const;
