import { calls } from '@vitrina/api-client/calls';
import type { Group } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { Card } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { CopyLine } from '../records/CopyLine.tsx';
import { TokenControls } from '../records/TokenControls.tsx';

/** The token by which other programs make calls as the group. */
export function GroupTokenCard({ group: { id, token } }: { group: Group }) {
  const client = useApiClient();
  const params = { id };
  return (
    <Card title={<FormattedMessage id="panel.groups.token" />}>
      <TokenControls
        token={token}
        texts="panel.groups.token"
        onGenerate={async () => (await client.call(calls.generateGroupToken, { params })).data}
        onRevoke={() => client.call(calls.revokeGroupToken, { params })}
        renderNew={(made) => <CopyLine text={made} />}
      />
    </Card>
  );
}
