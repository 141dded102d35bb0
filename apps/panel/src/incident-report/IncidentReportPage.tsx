import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { SharedIncident } from '@vitrina/api-client/contract';
import { createQueryClient, LanguageSwitch } from '@vitrina/session';
import { FormattedMessage, QueryView, useFormat, useLocale } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { Wordmark } from '../frame/Wordmark.tsx';

const client = createApiClient({ baseUrl: '', getLanguage: () => document.documentElement.lang });
const queryClient = createQueryClient();

/** Reads the token from the link's hash, which isn't sent to servers or written to their logs. */
const readToken = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';

/** Shows the report in the language it was written in, until the reader chooses another one. */
function useReportLanguage() {
  const { messageLocale, setLocale } = useLocale();
  const isSet = useRef(false);
  useEffect(() => {
    if (isSet.current) return;
    isSet.current = true;
    const asked = new URLSearchParams(globalThis.location.search).get('lang');
    if ((asked === 'en' || asked === 'ru') && asked !== messageLocale) setLocale(asked);
  }, [messageLocale, setLocale]);
}

function Page({ page }: { page: SharedIncident['pages'][number] }) {
  const format = useFormat();
  const rows = [
    { id: 'shelf.compare.expected', text: page.expected },
    { id: 'shelf.compare.found', text: page.found },
  ] as const;
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {page.productName || page.ean}
      </Typography>
      {page.link ? (
        <Link href={page.link} target="_blank" rel="noreferrer noopener" sx={{ overflowWrap: 'anywhere' }}>
          {page.link}
        </Link>
      ) : null}
      {page.link ? (
        <Link
          href={`/test-page?${new URLSearchParams({ link: page.link }).toString()}`}
          target="_blank"
          sx={{ display: 'block', width: 'fit-content', mt: 1 }}
        >
          <FormattedMessage id="shelf.shared.test" />
        </Link>
      ) : null}
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: '112px 1fr', columnGap: 3, rowGap: 1 }}
      >
        {rows.map(({ id, text }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={id} />
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text || '—'}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.history.since" values={{ date: format.dateTime(page.since) }} />
      </Typography>
    </Box>
  );
}

function Report({ incident }: { incident: SharedIncident }) {
  const format = useFormat();
  const { type, retailer, license, note, pages, pageCount, expiresDate } = incident;
  return (
    <>
      <Typography variant="h1" sx={{ mt: 6, mb: 2 }}>
        <FormattedMessage id={`shelf.problem.${type}`} />
      </Typography>
      <Typography sx={{ mb: 4 }}>
        <FormattedMessage id="shelf.shared.summary" values={{ retailer, license, count: pageCount }} />
      </Typography>
      {note ? (
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            mb: 5,
            p: 4,
            bgcolor: 'background.default',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {note}
        </Typography>
      ) : null}
      {pageCount === 0 ? (
        <Alert severity="success">
          <FormattedMessage id="shelf.shared.solved" />
        </Alert>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <Page key={`${page.link} ${page.ean}`} page={page} />
        ))}
      </Box>
      {pageCount > pages.length ? (
        <Typography sx={{ mb: 4 }}>
          <FormattedMessage id="shelf.shared.more" values={{ count: pageCount - pages.length }} />
        </Typography>
      ) : null}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.shared.until" values={{ date: format.dateTime(expiresDate) }} />
      </Typography>
    </>
  );
}

function ReportOfLink() {
  const [token] = useState(readToken);
  const query = useQuery({
    queryKey: [calls.readIncidentReport.id, token],
    queryFn: () => client.call(calls.readIncidentReport, { body: { token } }),
    retry: false,
  });
  if (query.error && 'status' in query.error && query.error.status === 404)
    return (
      <>
        <Typography variant="h1" sx={{ mt: 6, mb: 4 }}>
          <FormattedMessage id="shelf.shared.title" />
        </Typography>
        <Alert severity="info">
          <FormattedMessage id="shelf.shared.over" />
        </Alert>
      </>
    );
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} sx={{ mt: 6 }} />}>
      {({ data }) => <Report incident={data} />}
    </QueryView>
  );
}

/** Page that shows an incident to a retailer, by a link without an account. */
export function IncidentReportPage() {
  useDocumentTitle('shelf.shared.title');
  useReportLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <Box sx={{ minHeight: '100dvh' }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: { xs: 2, sm: 4 } }}>
          <LanguageSwitch />
        </Box>
        <Box component="main" sx={{ px: { xs: 2, sm: 4 }, pb: 12 }}>
          <Paper variant="outlined" sx={{ maxWidth: 760, mx: 'auto', p: { xs: 4, sm: 8 } }}>
            <Wordmark />
            <ReportOfLink />
          </Paper>
        </Box>
      </Box>
    </QueryClientProvider>
  );
}
