import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { TextRun, TextRunRow } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useEpackName } from '@vitrina/editor-ui/texts';
import { useApiClient } from '@vitrina/session';
import { colors, FormattedMessage, QueryView, SelectField, StateView } from '@vitrina/ui-kit';
import { ListPager } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SmallImage } from '../SmallImage.tsx';
import { canProposeAgain } from './canProposeAgain.ts';
import { ProposeAgain } from './ProposeAgain.tsx';
import { RowFacts } from './RowFacts.tsx';
import { withChoice } from './withChoice.ts';

type Shown = TextRunRow['status'] | 'all';

/** Props of {@link TextRunRows}. */
export interface TextRunRowsProps {
  readonly run: TextRun;
  readonly apiBaseUrl: string;
  readonly isSending: boolean;
  readonly onProposeAgain: (rowIds: readonly number[]) => void;
  /** Opens a package, with the others of the list to review after it. */
  readonly onReview: (rowId: number, others: readonly TextRunRow[]) => void;
}

const states = ['proposed', 'changed', 'failed', 'none', 'waiting', 'applying', 'applied'] as const;

/** Renders the packages of a text run, by state and in pages. */
export function TextRunRows({ run, apiBaseUrl, isSending, onProposeAgain, onReview }: TextRunRowsProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown>('all');
  const [paging, setPaging] = useState({ page: 1, perPage: 25 });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const offset = (paging.page - 1) * paging.perPage;
  const input = {
    params: { id: String(run.id) },
    query: { limit: paging.perPage, offset, ...(shown !== 'all' && { status: shown }) },
  };
  const rows = useQuery({
    ...callQuery(useApiClient(), calls.listTextRunRows, input),
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
        label: intl.formatMessage({ id: `builder.textRun.state.${value}` }, { count: run.counts[value] }),
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
              <ProposeAgain
                rows={items.filter(canProposeAgain)}
                chosen={chosen}
                isSending={isSending}
                onChoose={setChosen}
                onPropose={(rowIds) => {
                  setChosen(new Set());
                  onProposeAgain(rowIds);
                }}
              />
              <Box
                component="ul"
                aria-label={intl.formatMessage({ id: 'builder.textRun.packages' })}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {items.map((row, at) => (
                  <Row
                    key={row.id}
                    row={row}
                    apiBaseUrl={apiBaseUrl}
                    isChosen={chosen.has(row.id)}
                    canChoose={canProposeAgain(row)}
                    hasChoices={items.some(canProposeAgain)}
                    onChoose={(isChosen) => setChosen(withChoice(chosen, row.id, isChosen))}
                    onReview={() => onReview(row.id, [...items.slice(at + 1), ...items.slice(0, at)])}
                  />
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

interface RowProps {
  readonly row: TextRunRow;
  readonly apiBaseUrl: string;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  /** Whether a package of the list can be chosen, so that names are below each other. */
  readonly hasChoices: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onReview: () => void;
}

function Row({ row, apiBaseUrl, isChosen, canChoose, hasChoices, onChoose, onReview }: RowProps) {
  const intl = useIntl();
  const name = useEpackName()(row);
  const canOpen = row.status !== 'waiting' && row.status !== 'applying';
  return (
    <Box component="li" sx={[rowStyle, hasChoices && choosableStyle]}>
      {hasChoices && (
        <Box>
          {canChoose && (
            <Checkbox
              checked={isChosen}
              slotProps={{
                input: { 'aria-label': intl.formatMessage({ id: 'builder.textRun.select' }, { name }) },
              }}
              onChange={({ target }) => onChoose(target.checked)}
              sx={{ mt: -1, ml: -2 }}
            />
          )}
        </Box>
      )}
      <SmallImage source={row.thumbnail} apiBaseUrl={apiBaseUrl} />
      <Box sx={{ minWidth: 0 }}>
        {canOpen ? (
          <Link component="button" onClick={onReview} sx={nameStyle}>
            {name}
          </Link>
        ) : (
          <Typography variant="subtitle2" component="span" sx={nameStyle}>
            {name}
          </Typography>
        )}
        <RowFacts row={row} />
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

/** Keeps a column for the checkboxes. */
const choosableStyle = { gridTemplateColumns: '28px auto minmax(0, 1fr)' } as const;
