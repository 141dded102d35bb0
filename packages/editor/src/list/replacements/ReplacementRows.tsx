import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { ReplacementKind, ReplacementRow } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useEpackName } from '@vitrina/editor-ui/texts';
import { useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { colors, FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';
import { ListPager } from '@vitrina/ui-kit/list';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SmallImage } from '../SmallImage.tsx';
import { HitRow } from './HitRow.tsx';

interface ReplacementRowsProps {
  readonly id: number;
  readonly kind: ReplacementKind;
  readonly apiBaseUrl: string;
  readonly onOpen: (epackId: string) => void;
}

/** Renders the packages of a replacement that have hits, each hit with a choice. */
export function ReplacementRows({ id, kind, apiBaseUrl, onOpen }: ReplacementRowsProps) {
  const [paging, setPaging] = useState({ page: 1, perPage: 25 });
  const offset = (paging.page - 1) * paging.perPage;
  const rows = useQuery({
    ...callQuery(useApiClient(), calls.listReplacementRows, {
      params: { id: String(id) },
      query: { limit: paging.perPage, offset },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={rows} skeleton={<Skeleton variant="rounded" height={240} />}>
      {({ data: { items, total } }) =>
        total === 0 ? (
          <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.replace.none" /> }} />
        ) : (
          <Box>
            {items.map((row) => (
              <PackageHits
                key={row.id}
                id={id}
                kind={kind}
                row={row}
                apiBaseUrl={apiBaseUrl}
                onOpen={onOpen}
              />
            ))}
            <ListPager
              state={paging}
              total={total}
              onStateChange={(change) => setPaging((before) => ({ ...before, page: 1, ...change }))}
            />
          </Box>
        )
      }
    </QueryView>
  );
}

interface PackageHitsProps extends ReplacementRowsProps {
  readonly row: ReplacementRow;
}

/** Returns the choice of a package's hits, which is stored with each change. */
function useChoice(id: number, { id: rowId, hits }: ReplacementRow) {
  const onError = useFailureToast();
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(hits.filter(({ isLeft }) => isLeft).map(({ key }) => key)),
  );
  const storing = useCallMutation(calls.chooseReplacementHits, { onError });
  const store = (next: ReadonlySet<string>) => {
    setLeft(next);
    storing.run({ params: { id: String(id), rowId: String(rowId) }, body: { left: [...next] } });
  };
  return {
    left,
    take: (key: string, isTaken: boolean) =>
      store(new Set(isTaken ? [...left].filter((each) => each !== key) : [...left, key])),
    takeAll: (isTaken: boolean) => store(new Set(isTaken ? [] : hits.map(({ key }) => key))),
  };
}

function PackageHits({ id, kind, row, apiBaseUrl, onOpen }: PackageHitsProps) {
  const intl = useIntl();
  const name = useEpackName()(row);
  const { left, take, takeAll } = useChoice(id, row);
  const isReadOnly = row.status !== 'found';
  return (
    <Box component="section" aria-label={name} sx={sectionStyle}>
      <Box sx={headStyle}>
        <Checkbox
          checked={left.size === 0}
          indeterminate={left.size > 0 && left.size < row.hits.length}
          disabled={isReadOnly}
          slotProps={{
            input: { 'aria-label': intl.formatMessage({ id: 'builder.replace.takeAll' }, { name }) },
          }}
          onChange={({ target }) => takeAll(target.checked)}
          sx={{ ml: -2 }}
        />
        <SmallImage source={row.thumbnail} apiBaseUrl={apiBaseUrl} />
        <Box sx={{ minWidth: 0 }}>
          <Link component="button" onClick={() => onOpen(row.epackId)} sx={nameStyle}>
            {name}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.replace.hits" values={{ count: row.hits.length }} />
            {row.status !== 'found' && (
              <>
                {' · '}
                <FormattedMessage id={`builder.replace.status.${row.status}`} />
              </>
            )}
          </Typography>
        </Box>
      </Box>
      {row.message !== null && (
        <Alert severity={row.status === 'failed' ? 'error' : 'warning'}>{row.message}</Alert>
      )}
      <Box component="ul" sx={listStyle}>
        {row.hits.map((hit) => (
          <HitRow
            key={hit.key}
            kind={kind}
            hit={hit}
            apiBaseUrl={apiBaseUrl}
            isTaken={!left.has(hit.key)}
            isReadOnly={isReadOnly}
            onTake={(isTaken) => take(hit.key, isTaken)}
          />
        ))}
      </Box>
    </Box>
  );
}

const sectionStyle = { py: 3, borderTop: `1px solid ${colors.line}` } as const;
const headStyle = { display: 'flex', alignItems: 'center', gap: 3 } as const;
const nameStyle = { textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 500 } as const;
const listStyle = { listStyle: 'none', m: 0, mt: 1, p: 0, pl: { xs: 0, sm: 9 } } as const;
