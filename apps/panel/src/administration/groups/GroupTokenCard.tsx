import { calls } from '@vitrina/api-client/calls';
import type { Group } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { Card, FormattedMessage } from '@vitrina/ui-kit';

import { CopyLine } from '../../shared/records/CopyLine.tsx';
import { TokenControls } from '../../shared/records/TokenControls.tsx';

/** Card for the token that authenticates other programs as the group. */
export function GroupTokenCard({ group: { id, token } }: { group: Group }) {
  const params = { id };
  const onError = useFailureToast();
  const generation = useCallMutation(calls.generateGroupToken, { onError });
  const revocation = useCallMutation(calls.revokeGroupToken, { onError, onSuccess: generation.reset });
  return (
    <Card title={<FormattedMessage id="panel.groups.token" />}>
      <TokenControls
        token={token}
        texts="panel.groups.token"
        newToken={generation.data?.data.token}
        isPending={generation.isPending || revocation.isPending}
        onGenerate={() => generation.run({ params })}
        onRevoke={() => revocation.run({ params })}
        renderNew={(made) => <CopyLine text={made} />}
      />
    </Card>
  );
}
