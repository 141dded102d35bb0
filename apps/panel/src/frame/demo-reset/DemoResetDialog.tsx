import type { Profile } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { ConfirmDialog, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';

import { DemoResetProgress } from './DemoResetProgress.tsx';
import { useDemoReset } from './useDemoReset.ts';

/** Props of {@link DemoResetDialog}. */
export interface DemoResetDialogProps {
  readonly open: boolean;
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Loads the server's screens again: everything shown so far is gone. */
const restart = () => globalThis.location.assign('/panel/dashboard');

/**
 * Asks before the demo is reset, and shows the progress. The reset continues at the server if the dialog is
 * closed, and is found again by opening it.
 */
export function DemoResetDialog({ open, profile, onClose }: DemoResetDialogProps) {
  const { signOut } = useSession();
  const { stage, hasReset, keepsAccount, failure, isBusy, reset } = useDemoReset(profile);
  const leave = () => {
    if (!hasReset) return onClose();
    return keepsAccount ? restart() : signOut();
  };
  if (hasReset || (stage !== undefined && stage !== 'ready'))
    return <DemoResetProgress open={open} stage={stage} hasReset={hasReset} onClose={leave} />;
  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="panel.demoReset.question" />}
      text={
        <>
          <FormattedMessage id="panel.demoReset.lost" />{' '}
          <FormattedMessage id={keepsAccount ? 'panel.demoReset.sessions' : 'panel.demoReset.ownAccount'} />
          <FailureAlert failure={failure} sx={{ mt: 4 }} />
        </>
      }
      confirmLabel={<FormattedMessage id="panel.demoReset.confirm" />}
      isDestructive
      isBusy={isBusy}
      isDisabled={stage === undefined}
      onConfirm={reset}
      onCancel={onClose}
    />
  );
}
