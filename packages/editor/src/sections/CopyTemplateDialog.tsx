import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { listTemplates } from '@vitrina/epack-model';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyTemplateHere } from '@vitrina/editor-core/sections';
import { useEditorState } from '@vitrina/editor-ui/store';

import { useSectionTask } from './useSectionTask.ts';

/** Asks which template's page shall replace that of the template in view. */
export function CopyTemplateDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const titleId = useId();
  const epack = useEditorState((state) => state.document.epack);
  const { locale, template } = useEditorState((state) => state.document.active);
  const others = listTemplates(epack, locale).filter((name) => name !== template);
  const [source, setSource] = useState(others[0] ?? '');
  const task = useSectionTask(onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.section.template.copy" />
      </DialogTitle>
      <DialogContent>
        <TextField
          select
          label={intl.formatMessage({ id: 'builder.section.template.source' })}
          value={source}
          error={task.problem !== undefined}
          helperText={
            task.problem ?? intl.formatMessage({ id: 'builder.section.template.copyHint' }, { template })
          }
          onChange={(event) => setSource(event.target.value)}
        >
          {others.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button
          variant="contained"
          loading={task.isBusy}
          disabled={source === ''}
          onClick={() => task.run(copyTemplateHere(source))}
        >
          <FormattedMessage id="builder.section.template.copyButton" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
