import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Session } from '@vitrina/api-client/contract';
import { callQuery, queryKeyOf } from '@vitrina/api-client/query';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { Card, QueryView, toast, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

/** What the server calls a browser or system it does not know. */
const unknownName = 'other';

function useSessions() {
  const intl = useIntl();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const query = useQuery({ ...callQuery(client, calls.listSessions), refetchOnMount: 'always' });
  const end = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.listSessions) });
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  return {
    query,
    endOne: (id: number) => void end(() => client.call(calls.endSession, { params: { id } })),
    endOthers: () => void end(() => client.call(calls.endOtherSessions)),
  };
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const format = useFormat();
  const { browser, os, isCurrent, lastUsedDate } = session;
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
        <Button variant="outlined" onClick={onEnd}>
          <FormattedMessage id="panel.sessions.end" />
        </Button>
      )}
    </Box>
  );
}

/** Where the user is signed in, each to be ended from here. */
export function SessionsCard() {
  const { query, endOne, endOthers } = useSessions();
  return (
    <Card
      title={<FormattedMessage id="panel.sessions.title" />}
      actions={
        (query.data?.data.length ?? 0) > 1 ? (
          <Button onClick={endOthers}>
            <FormattedMessage id="panel.sessions.endOthers" />
          </Button>
        ) : null
      }
    >
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={56} />}>
        {({ data }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
            ))}
          </Box>
        )}
      </QueryView>
    </Card>
  );
}
