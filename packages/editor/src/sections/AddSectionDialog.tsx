import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { amazonTemplate, brandPresets, mvideoTemplate, ozonTemplate } from '@vitrina/epack-model';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SectionKind, addSection } from '@vitrina/editor-core/sections';
import { listSections } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';

import { useSectionTask } from './useSectionTask.ts';

/** Names that are offered; any other may be typed. */
const suggestions: Readonly<Record<SectionKind, readonly string[]>> = {
  locale: ['ru', 'en', 'kk', 'be', 'uz', 'il_he', 'ae_ar'],
  template: [ozonTemplate, amazonTemplate, mvideoTemplate, ...Object.keys(brandPresets)],
  page: [],
};

interface AddSectionDialogProps {
  readonly kind: SectionKind;
  readonly onClose: () => void;
}

/** Asks what a new locale, template or page shall be called, and what it starts from. */
export function AddSectionDialog({ kind, onClose }: AddSectionDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const [name, setName] = useState('');
  const [isClone, setClone] = useState(false);
  const task = useSectionTask(onClose);
  const { epack, active } = useEditorState((state) => state.document);
  const taken = listSections(Object.keys(epack.pages), active)[kind];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    task.run(addSection({ kind, name: name.trim(), isClone }));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>
          <FormattedMessage id={`builder.section.${kind}.add`} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <Autocomplete
            freeSolo
            options={suggestions[kind].filter((each) => !taken.includes(each))}
            inputValue={name}
            onInputChange={(_, value) => {
              setName(value);
              task.clear();
            }}
            renderInput={(params) => (
              <TextField
                {...params}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type this name
                autoFocus
                label={intl.formatMessage({ id: 'builder.section.name' })}
                error={task.problem !== undefined}
                helperText={task.problem ?? intl.formatMessage({ id: `builder.section.${kind}.hint` })}
              />
            )}
          />
          {kind === 'page' && (
            <FormControlLabel
              control={<Checkbox checked={isClone} onChange={(event) => setClone(event.target.checked)} />}
              label={<FormattedMessage id="builder.section.page.clone" />}
            />
          )}
          {kind === 'locale' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="builder.section.locale.copy" />
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
          <Button type="submit" variant="contained" loading={task.isBusy} disabled={name.trim() === ''}>
            <FormattedMessage id={`builder.section.${kind}.add`} />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
