import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Session } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation, useFailureToast } from '@vitrina/session';
import { Card, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';

/** The server's value for an unknown browser or operating system. */
const unknownName = 'other';

function SessionRow({ session }: { session: Session }) {
  const format = useFormat();
  const ending = useCallMutation(calls.endSession, { onError: useFailureToast() });
  const { id, browser, os, isCurrent, lastUsedDate } = session;
  const known = [browser, os].filter((name) => name !== '' && name !== unknownName);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 500 }}>
          {known.length > 0 ? known.join(', ') : <FormattedMessage id="panel.sessions.unknown" />}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="panel.sessions.lastUsed" values={{ time: format.dateTime(lastUsedDate) }} />
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip label={<FormattedMessage id="panel.sessions.current" />} />
      ) : (
        <Button variant="outlined" loading={ending.isPending} onClick={() => ending.run({ params: { id } })}>
          <FormattedMessage id="panel.sessions.end" />
        </Button>
      )}
    </Box>
  );
}

/** Lists the user's sessions, with a button to end each one. */
export function SessionsCard() {
  const query = useQuery({ ...callQuery(useApiClient(), calls.listSessions), refetchOnMount: 'always' });
  const ending = useCallMutation(calls.endOtherSessions, { onError: useFailureToast() });
  return (
    <Card
      title={<FormattedMessage id="panel.sessions.title" />}
      actions={
        (query.data?.data.length ?? 0) > 1 ? (
          <Button loading={ending.isPending} onClick={() => ending.run()}>
            <FormattedMessage id="panel.sessions.endOthers" />
          </Button>
        ) : null
      }
    >
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={56} />}>
        {({ data }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Box>
        )}
      </QueryView>
    </Card>
  );
}
