import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { describeUpdate, type LinkContext, takeUpdates, unlinkCopy } from '@vitrina/editor-core/library';
import { findExcerpt } from '@vitrina/editor-core/linked-copies';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { BlockDiffList } from '@vitrina/editor-ui/diff';
import { useBuilderDispatch, useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { getComponent } from '@vitrina/epack-model';
import { colors, FormattedMessage, StateView } from '@vitrina/ui-kit';
import { useId } from 'react';

import { useLibraryUpdates } from './useLibraryUpdates.ts';

/** Renders the outdated copies of library sections, with what an update changes, to take over or unlink each. */
export function LibraryUpdatesDialog() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const updates = useLibraryUpdates();
  const close = () => dispatch(viewActions.dialogClosed());
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.library.updates.title" />
      </DialogTitle>
      <DialogContent>
        {updates.length === 0 ? (
          <StateView
            state={{ kind: 'empty', title: <FormattedMessage id="builder.library.updates.none" /> }}
          />
        ) : (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', pb: 3 }}>
              <FormattedMessage id="builder.library.updates.hint" />
            </Typography>
            {updates.map((update) => (
              <CopyUpdate key={update.copyId} update={update} />
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        {updates.length > 1 && (
          <Button variant="contained" onClick={() => dispatch(takeUpdates(updates))}>
            <FormattedMessage id="builder.library.updates.takeAll" values={{ count: updates.length }} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function CopyUpdate({ update }: { update: LinkContext }) {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const { catalogue } = useEditorStore().services;
  const page = useEditorState(getActivePage);
  const blocks = page ? describeUpdate(page, update) : [];
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ borderTop: `1px solid ${colors.line}`, py: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', pb: 2 }}>
        <Typography
          id={titleId}
          variant="subtitle1"
          component="h3"
          sx={{ flex: 1, overflowWrap: 'anywhere' }}
        >
          {update.item.name}
        </Typography>
        <Button size="small" onClick={() => dispatch(unlinkCopy(update))}>
          <FormattedMessage id="builder.linked.unlink" />
        </Button>
        <Button size="small" variant="outlined" onClick={() => dispatch(takeUpdates([update]))}>
          <FormattedMessage id="builder.linked.takeOver" />
        </Button>
      </Box>
      {blocks.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.library.updates.slots" />
        </Typography>
      )}
      <BlockDiffList
        catalogue={catalogue}
        blocks={blocks.map(({ component, difference, props }) => ({
          id: component.id,
          componentKey: component.componentKey,
          displayName: component.displayName,
          customName: component.customName ?? null,
          differences: [difference],
          props: [...props],
          excerpt: page && getComponent(page, component.id) ? findExcerpt(page, component.id, catalogue) : '',
        }))}
      />
    </Box>
  );
}
