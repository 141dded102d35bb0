import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { User } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { ConfirmDialog, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const acts = ['endSessions', 'resetFactor'] as const;
type Act = (typeof acts)[number];
const callOf = { endSessions: calls.endUserSessions, resetFactor: calls.resetUserSecondFactor };

/** Signs an account out everywhere, and takes off a second factor its owner has lost. */
export function UserAccessActions({ user }: { user: User }) {
  const intl = useIntl();
  const client = useApiClient();
  const [asked, setAsked] = useState<Act>();
  const run = async (act: Act) => {
    try {
      await client.call(callOf[act], { params: { id: user.id } });
      toast.success({ text: intl.formatMessage({ id: `panel.users.${act}Done` }) });
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    } finally {
      setAsked(undefined);
    }
  };
  return (
    <>
      {acts
        .filter((act) => act === 'endSessions' || user.hasSecondFactor)
        .map((act) => (
          <Button key={act} variant="outlined" onClick={() => setAsked(act)}>
            <FormattedMessage id={`panel.users.${act}`} />
          </Button>
        ))}
      {asked ? (
        <ConfirmDialog
          open
          title={<FormattedMessage id={`panel.users.${asked}`} />}
          text={<FormattedMessage id={`panel.users.${asked}Text`} values={{ name: user.username }} />}
          confirmLabel={<FormattedMessage id={`panel.users.${asked}`} />}
          onConfirm={() => void run(asked)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
