import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { Group } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { CopyLine } from '../../shared/records/CopyLine.tsx';
import { TokenControls } from '../../shared/records/TokenControls.tsx';

/** The token of a group that has one. It has all scopes, so that it is marked as one to replace with keys. */
export function GroupTokenSection({ group: { id, token } }: { group: Group }) {
  const params = { id };
  const format = useFormat();
  const onError = useFailureToast();
  const generation = useCallMutation(calls.generateGroupToken, { onError });
  const revocation = useCallMutation(calls.revokeGroupToken, { onError, onSuccess: generation.reset });
  if (!token) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="panel.groups.token" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {token.endDate === null ? (
          <FormattedMessage id="panel.groups.token.endless" />
        ) : (
          <FormattedMessage
            id="panel.groups.token.unlimited"
            values={{ end: format.dateTime(token.endDate) }}
          />
        )}
      </Typography>
      <TokenControls
        token={token}
        texts="panel.groups.token"
        newToken={generation.data?.data.token}
        isPending={generation.isPending || revocation.isPending}
        onGenerate={() => generation.run({ params })}
        onRevoke={() => revocation.run({ params })}
        renderNew={(made) => <CopyLine text={made} />}
      />
    </Box>
  );
}
