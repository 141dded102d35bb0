import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import { useId } from 'react';
import { takeOver, unlink } from '@vitrina/editor-core/linked-copies';
import { viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { OutdatedCopyList } from './OutdatedCopyList.tsx';
import { useOutdatedCopies, type LinkedCopy } from './useOutdatedCopies.ts';

/**
 * Renders the changes in the template or locale that the page in view was copied from, to apply or skip each.
 */
export function LinkedCopyDialog() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const copy = useOutdatedCopies();
  const { name, isLocale, source, outdatedCopies } = copy;
  const close = () => dispatch(viewActions.dialogClosed());
  const unlinkAll = () => {
    if (source) dispatch(unlink(source.address));
    close();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        {name === undefined ? (
          <FormattedMessage id="builder.linked.titleAlone" />
        ) : (
          <FormattedMessage id="builder.linked.title" values={{ name }} />
        )}
      </DialogTitle>
      <DialogContent>
        <Content copy={copy} />
      </DialogContent>
      <DialogActions>
        {source && name !== undefined && !isLocale && (
          <Button onClick={unlinkAll} sx={{ mr: 'auto' }}>
            <FormattedMessage id="builder.linked.unlinkAll" values={{ name }} />
          </Button>
        )}
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        {source && outdatedCopies.length > 0 && (
          <Button variant="contained" onClick={() => dispatch(takeOver(outdatedCopies, source))}>
            <FormattedMessage id="builder.linked.takeAll" values={{ count: outdatedCopies.length }} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Content({ copy }: { copy: LinkedCopy }) {
  const { name, isLocale, source, outdatedCopies, error, retry } = copy;
  if (name === undefined) {
    const title = <FormattedMessage id="builder.linked.none" />;
    const text = <FormattedMessage id="builder.linked.noneText" />;
    return <StateView state={{ kind: 'empty', title, text }} />;
  }
  if (error !== undefined) return <StateView state={{ kind: 'error', error, onRetry: retry }} />;
  if (source === undefined) return <Skeleton variant="rounded" height={200} />;
  if (outdatedCopies.length === 0) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.linked.upToDate" values={{ name }} />
      </Typography>
    );
  }
  return <OutdatedCopyList outdatedCopies={outdatedCopies} source={source} isLocale={isLocale} />;
}
