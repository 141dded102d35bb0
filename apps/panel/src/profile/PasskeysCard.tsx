import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { hasPasskeys, useApiClient } from '@vitrina/session';
import { Card, FormattedMessage, lazyScreen, QueryView } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';

import { PasskeyRow } from './PasskeyRow.tsx';

const AddPasskeyDialog = lazyScreen(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);

type PasskeyList = CallResponse<typeof calls.getPasskeys>['data'];

/** Returns why no passkey can be added here; undefined if one can. */
function findObstacle({ origin, limit, passkeys }: PasskeyList): ReactNode {
  if (origin === null) return <FormattedMessage id="panel.passkeys.unavailable" />;
  if (origin !== globalThis.location.origin)
    return (
      <FormattedMessage
        id="panel.passkeys.elsewhere"
        values={{ origin: <a href={`${origin}/panel/profile`}>{origin}</a> }}
      />
    );
  if (!hasPasskeys()) return <FormattedMessage id="panel.passkeys.unsupported" />;
  if (passkeys.length >= limit)
    return <FormattedMessage id="panel.passkeys.full" values={{ count: passkeys.length }} />;
  return undefined;
}

function PasskeyListView({ list, onAdd }: { list: PasskeyList; onAdd: () => void }) {
  const obstacle = findObstacle(list);
  return (
    <>
      {list.passkeys.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
          {list.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {obstacle === undefined ? (
        <Button variant="outlined" onClick={onAdd}>
          <FormattedMessage id="panel.passkeys.add" />
        </Button>
      ) : (
        <Typography variant="body2">{obstacle}</Typography>
      )}
    </>
  );
}

/** Card with the user's passkeys: adds, renames and removes them. */
export function PasskeysCard() {
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery({ ...callQuery(useApiClient(), calls.getPasskeys), refetchOnMount: 'always' });
  return (
    <Card title={<FormattedMessage id="panel.passkeys.title" />}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <FormattedMessage id="panel.passkeys.text" />
      </Typography>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={56} />}>
        {({ data }) => <PasskeyListView list={data} onAdd={() => setIsAdding(true)} />}
      </QueryView>
      {isAdding ? <AddPasskeyDialog onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}
