import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { FeedFormat, Retailer } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation, useFailureToast, useSession } from '@vitrina/session';
import { Card, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';

import { CopyLine } from '../../shared/records/CopyLine.tsx';
import { TokenControls } from '../../shared/records/TokenControls.tsx';

const formats: readonly FeedFormat[] = ['csv', 'xml', 'json'];

/**
 * Card for the retailer's developers: the feed of its published products, as a download and at an address, and the page
 * that tests product pages.
 */
export function FeedCard({ retailer }: { retailer: Retailer }) {
  const { isAdmin } = useSession();
  const { id, name } = retailer;
  const feed = useCallMutation(calls.downloadFeed);
  const download = (format: FeedFormat) =>
    // Saves the file even if the user has left the screen. A failure is in `error`.
    feed.runAsync({ params: { id }, query: { format } }).then(
      (file) => saveFile(file, `${name}.${format}`),
      () => undefined,
    );
  return (
    <Card title={<FormattedMessage id="panel.retailers.feed" />}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <FormattedMessage id="panel.retailers.feedText" />
      </Typography>
      {feed.error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          <FormattedMessage id="panel.retailers.feedFailed" />
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            loading={feed.isPending && feed.variables?.query?.format === format}
            disabled={feed.isPending}
            onClick={() => void download(format)}
          >
            <FormattedMessage id="panel.retailers.feedDownload" values={{ format: format.toUpperCase() }} />
          </Button>
        ))}
      </Box>
      {isAdmin && <FeedAddress retailer={retailer} />}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 5, mb: 1 }}>
        <FormattedMessage id="panel.retailers.pageTest" />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="panel.retailers.pageTestText" />
      </Typography>
      <CopyLine text={`${globalThis.location.origin}/test-page`} />
    </Card>
  );
}

/**
 * Address of the feed. Only administrators can share it, because the feed contains the products of all
 * licenses.
 */
function FeedAddress({ retailer }: { retailer: Retailer }) {
  const params = { id: String(retailer.id) };
  const onError = useFailureToast();
  const generation = useCallMutation(calls.generateFeedToken, { onError });
  const revocation = useCallMutation(calls.revokeFeedToken, { onError, onSuccess: generation.reset });
  const state = useQuery({
    ...callQuery(useApiClient(), calls.getFeedToken, { params }),
    refetchOnMount: 'always',
  });
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="panel.retailers.feedToken" />
      </Typography>
      <QueryView query={state} skeleton={<Skeleton variant="rounded" height={64} />}>
        {({ data }) => (
          <TokenControls
            token={data}
            texts="panel.retailers.feedToken"
            newToken={generation.data?.data.token}
            isPending={generation.isPending || revocation.isPending}
            onGenerate={() => generation.run({ params })}
            onRevoke={() => revocation.run({ params })}
            renderNew={(token) =>
              [...formats.map((format) => `products.${format}`), 'sitemap.xml'].map((file) => (
                <CopyLine key={file} text={feedAddress(token, file)} />
              ))
            }
          />
        )}
      </QueryView>
    </Box>
  );
}

/** Returns the address of a feed's file. The server of the panel also serves the feeds. */
function feedAddress(token: string, file: string): string {
  return `${globalThis.location.origin}/stream/v1/feeds/${token}/${file}`;
}
