import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { pageKey } from '@vitrina/epack-model';
import { FailureAlert, QueryView, toast, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';
import { BlockDiffList, DiffCounts } from '@vitrina/editor-ui/diff';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import { useVersions, type Versions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';
import { VersionPictures } from './VersionPictures.tsx';

/**
 * Renders the saved versions of the page in view. Each can be compared with the current version and restored.
 */
export function VersionsDialog() {
  const epackId = useEditorState((state) => state.document.epackId);
  return epackId === undefined ? null : <OpenDialog epackId={epackId} />;
}

function OpenDialog({ epackId }: { epackId: string }) {
  const intl = useIntl();
  const titleId = useId();
  const store = useEditorStore();
  const address = useEditorState((state) => state.document.active);
  const isUnsaved = useEditorState((state) => state.document.updatedPages[pageKey(address)] === true);
  const close = () => store.dispatch(viewActions.dialogClosed());
  const versions = useVersions(epackId, address, () => {
    toast.success({ text: intl.formatMessage({ id: 'builder.versions.restored' }) });
    close();
  });
  const { restoring } = versions;
  const chosen = versions.items.find(({ revision }) => revision === versions.chosen);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.versions.title" values={{ page: address.page }} />
      </DialogTitle>
      <DialogContent sx={bodyStyle}>
        <QueryView query={versions.versions} skeleton={<Skeleton variant="rounded" height={240} />}>
          {() => <VersionList epackId={epackId} versions={versions} />}
        </QueryView>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
          <FailureAlert failure={restoring.error} />
          {isUnsaved && (
            <Alert severity="info">
              <FormattedMessage id="builder.versions.unsaved" />
            </Alert>
          )}
          <Comparison epackId={epackId} versions={versions} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        <Button
          variant="contained"
          loading={restoring.isPending}
          disabled={chosen === undefined || chosen.isCurrent}
          onClick={() => chosen && restoring.run(chosen)}
        >
          <FormattedMessage id="builder.versions.restore" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Renders the comparison of the chosen version with the current one. */
function Comparison({ epackId, versions }: { epackId: string; versions: Versions }) {
  const { catalogue } = useEditorStore().services;
  const { chosen } = versions;
  if (chosen === undefined) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.versions.choose" />
      </Typography>
    );
  }
  return (
    <QueryView query={versions.comparison} skeleton={<Skeleton variant="rounded" height={160} />}>
      {({ data }) => (
        <section>
          <Typography variant="subtitle2" component="h3">
            <FormattedMessage id="builder.versions.since" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            <DiffCounts counts={data.counts} />
          </Typography>
          <VersionPictures epackId={epackId} revision={chosen} blocks={data.blocks} />
          <BlockDiffList blocks={data.blocks} catalogue={catalogue} />
        </section>
      )}
    </QueryView>
  );
}

const bodyStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: '300px minmax(0, 1fr)' },
  gap: 5,
  alignItems: 'start',
  minHeight: 320,
} as const;
