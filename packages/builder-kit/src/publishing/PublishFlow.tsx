import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { contract, type LicenseInfo } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { StateView } from '@vitrina/ui-kit';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { PartialMatch } from './PartialMatch.tsx';
import { PublishFailure } from './PublishFailure.tsx';
import { Published } from './Published.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { usePublishing } from './usePublishing.ts';

/** Props of {@link PublishFlow}. */
export interface PublishFlowProps {
  readonly name: string;
  /** What must be mended first; empty where nothing stands in the way. */
  readonly problems: readonly string[];
  /** Saves what is unsaved and answers the package's id; undefined where that failed. */
  readonly prepare: () => Promise<string | undefined>;
  /** Whether `prepare` has anything to save. */
  readonly savesFirst: boolean;
  readonly previewUrl: string | undefined;
  readonly onClose: () => void;
  /** Leads to where the problems are mended. */
  readonly onMend?: (() => void) | undefined;
}

/** From the choice of licence and retailers to the published package. */
export function PublishFlow(props: PublishFlowProps) {
  const titleId = useId();
  const { profile, isAdmin } = useSession();
  const licenses = useQuery(callQuery(useApiClient(), contract.listLicenseInfo));
  const mayPublish = isAdmin || profile?.group?.settings.canPublishToStream !== false;
  let content: ReactNode;
  if (!mayPublish)
    content = (
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
  else if (licenses.isPending)
    content = (
      <DialogContent>
        <Skeleton variant="rounded" height={160} />
      </DialogContent>
    );
  else if (licenses.isError)
    content = (
      <Closing onClose={props.onClose}>
        <StateView state={{ kind: 'error', error: licenses.error, onRetry: () => void licenses.refetch() }} />
      </Closing>
    );
  else content = <Steps {...props} licenses={licenses.data.data} />;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.publish.title" values={{ name: props.name }} />
      </DialogTitle>
      {content}
    </Dialog>
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

function Steps(props: PublishFlowProps & { readonly licenses: readonly LicenseInfo[] }) {
  const { licenses, problems, prepare, savesFirst, previewUrl, onClose, onMend } = props;
  const [licenseId, setLicenseId] = useState(licenses.length === 1 ? licenses[0]?.id : undefined);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const { state, publish, rewrite, chooseAgain } = usePublishing(prepare);
  const retailers = licenses.find(({ id }) => id === licenseId)?.retailers ?? [];
  const retailerIds = retailers.map(({ id }) => id).filter((id) => !excluded.has(id));
  const target = licenseId === undefined ? undefined : { licenseId, retailerIds };

  if (state.status === 'done') {
    return <Published publication={state.publication} previewUrl={previewUrl} onClose={onClose} />;
  }
  if (state.status === 'partialMatch' && target) {
    return <PartialMatch match={state.match} onCancel={chooseAgain} onRewrite={() => rewrite(target)} />;
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {state.status === 'failed' && <PublishFailure error={state.error} />}
        <TargetChoice
          licenses={licenses}
          licenseId={licenseId}
          excluded={excluded}
          problems={problems}
          onMend={onMend}
          onLicense={setLicenseId}
          onExclude={setExcluded}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button
          variant="contained"
          loading={state.status === 'running'}
          disabled={problems.length > 0 || retailerIds.length === 0}
          onClick={() => target && publish(target)}
        >
          <FormattedMessage
            id={savesFirst ? 'builder.publish.saveAndPublish' : 'builder.publish.publish'}
            values={{ count: retailerIds.length }}
          />
        </Button>
      </DialogActions>
    </>
  );
}
