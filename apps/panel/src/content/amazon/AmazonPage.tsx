import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AmazonConnection } from '@vitrina/api-client/contract';
import { errorMessageId } from '@vitrina/session';
import { Card, FormattedMessage, QueryView, StateView, useFormat } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import { isExpired, useAmazonConnection, type LandingOutcome } from './useAmazonConnection.ts';

const skeleton = <Skeleton variant="rounded" height={168} sx={{ maxWidth: 640 }} />;

function Expired() {
  return (
    <Alert severity="warning" role="alert">
      <FormattedMessage id="api.error.awsTokenExpired" />
      <Typography variant="body2">
        <FormattedMessage id="shelf.amazon.expired" />
      </Typography>
    </Alert>
  );
}

/** Shows the result of the redirect from Amazon, if it is new. */
function LandingNews({ landing }: { landing: LandingOutcome }) {
  if (landing.kind === 'done') {
    return (
      <Alert severity="success" role="status">
        <FormattedMessage id="shelf.amazon.done" />
      </Alert>
    );
  }
  if (landing.kind === 'declined') {
    return (
      <Alert severity="info" role="status">
        <FormattedMessage id="shelf.amazon.declined" />
      </Alert>
    );
  }
  if (landing.kind !== 'failed') return null;
  return (
    <Alert severity="error" role="alert">
      <FormattedMessage id={errorMessageId(landing.error)} />
    </Alert>
  );
}

function Connected({ connection: { account, connectedDate } }: { connection: AmazonConnection }) {
  const format = useFormat();
  return (
    <Box>
      <Typography>
        {account === null ? (
          <FormattedMessage id="shelf.amazon.connected" />
        ) : (
          <FormattedMessage id="shelf.amazon.connectedAs" values={{ account: <strong>{account}</strong> }} />
        )}
      </Typography>
      {connectedDate === null ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.amazon.since" values={{ time: format.dateTime(connectedDate) }} />
        </Typography>
      )}
    </Box>
  );
}

function ConnectionCard({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Card title="Amazon">
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
      </Card>
    </Box>
  );
}

function ConnectionView({
  connection,
  amazon: { landing, isPending, connect, disconnect },
}: {
  connection: AmazonConnection;
  amazon: ReturnType<typeof useAmazonConnection>;
}) {
  if (connection.state === 'unavailable') {
    return (
      <StateView
        state={{
          kind: 'empty',
          title: <FormattedMessage id="api.error.marketplaceNotSetUp" />,
          text: <FormattedMessage id="shelf.amazon.unavailable" />,
        }}
      />
    );
  }
  const expired = isExpired(landing, connection);
  const isConnected = connection.state === 'connected';
  const isTriedAgain = expired || landing.kind === 'failed' || landing.kind === 'declined';
  return (
    <ConnectionCard>
      {expired ? <Expired /> : <LandingNews landing={landing} />}
      {isConnected ? (
        <Connected connection={connection} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.amazon.text" />
        </Typography>
      )}
      {isConnected && !isTriedAgain ? (
        <Button variant="outlined" color="error" loading={isPending} onClick={disconnect}>
          <FormattedMessage id="shelf.amazon.disconnect" />
        </Button>
      ) : (
        <Button variant="contained" loading={isPending} onClick={connect}>
          <FormattedMessage id={isTriedAgain ? 'shelf.amazon.connectAgain' : 'shelf.amazon.connect'} />
        </Button>
      )}
    </ConnectionCard>
  );
}

function Amazon() {
  const amazon = useAmazonConnection();
  if (amazon.landing.kind === 'busy') return <StateView state={{ kind: 'loading', skeleton }} />;
  return (
    <QueryView query={amazon.query} skeleton={skeleton}>
      {({ data }) => <ConnectionView connection={data} amazon={amazon} />}
    </QueryView>
  );
}

/** Connects the user to Amazon and handles Amazon's redirect. */
export function AmazonPage() {
  return <Amazon />;
}
