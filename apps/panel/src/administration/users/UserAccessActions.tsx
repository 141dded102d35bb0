import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { User } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { ConfirmDialog, FormattedMessage, toast } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const acts = ['endSessions', 'resetFactor'] as const;
type Act = (typeof acts)[number];
const callOf = { endSessions: calls.endUserSessions, resetFactor: calls.resetUserSecondFactor };

function AccessAction({ act, user }: { act: Act; user: User }) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const showFailure = useFailureToast();
  const { run, isPending } = useCallMutation(callOf[act], {
    onSuccess: () => {
      setIsAsking(false);
      toast.success({ text: intl.formatMessage({ id: `panel.users.${act}Done` }) });
    },
    onError: (error) => {
      setIsAsking(false);
      showFailure(error);
    },
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        <FormattedMessage id={`panel.users.${act}`} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={<FormattedMessage id={`panel.users.${act}`} />}
          text={<FormattedMessage id={`panel.users.${act}Text`} values={{ name: user.username }} />}
          confirmLabel={<FormattedMessage id={`panel.users.${act}`} />}
          isBusy={isPending}
          onConfirm={() => run({ params: { id: user.id } })}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

/**
 * Buttons that sign an account out of all sessions and turn off two-factor authentication if the user has
 * lost access to it.
 */
export function UserAccessActions({ user }: { user: User }) {
  return acts
    .filter((act) => act === 'endSessions' || user.hasSecondFactor)
    .map((act) => <AccessAction key={act} act={act} user={user} />);
}
