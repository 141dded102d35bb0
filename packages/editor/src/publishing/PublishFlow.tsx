import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { StateView, FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, type ReactNode } from 'react';

import { PublishTabs } from './PublishTabs.tsx';
import type { PublishFlowProps } from './publishFlowProps.ts';

/** Renders the steps of publishing in a dialog: from the choice of license and retailers to the result. */
export function PublishFlow(props: PublishFlowProps) {
  const titleId = useId();
  return (
    <GuardedDialog onClose={props.onClose} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.publish.title" values={{ name: props.name }} />
      </DialogTitle>
      <PublishContent {...props} />
    </GuardedDialog>
  );
}

/** Renders the steps of publishing without a dialog. */
export function PublishContent(props: PublishFlowProps): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      <Content {...props} />
    </Suspense>
  );
}

function Content(props: PublishFlowProps): ReactNode {
  const { profile, isAdmin } = useSession();
  const licenses = useQuery(callQuery(useApiClient(), calls.listLicenseInfo));
  const mayPublish = isAdmin || profile?.group?.settings.canPublishToStream !== false;
  if (!mayPublish) {
    return (
      <Closing onClose={props.onClose}>
        <StateView
          state={{
            kind: 'error',
            error: undefined,
            title: <FormattedMessage id="builder.publish.notAllowed" />,
          }}
        />
      </Closing>
    );
  }
  if (licenses.isPending) return <Waiting />;
  if (licenses.isError) {
    return (
      <Closing onClose={props.onClose}>
        <StateView state={{ kind: 'error', error: licenses.error, onRetry: () => void licenses.refetch() }} />
      </Closing>
    );
  }
  return <PublishTabs {...props} licenses={licenses.data.data} />;
}

function Waiting() {
  return (
    <DialogContent>
      <Skeleton variant="rounded" height={160} />
    </DialogContent>
  );
}

function Closing({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </>
  );
}
