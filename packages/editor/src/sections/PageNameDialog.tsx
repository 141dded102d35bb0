import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage, TextField } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState, type SubmitEvent } from 'react';
import { addPage, listTemplatePages, renamePage } from '@vitrina/editor-core/sections';
import { useEditorState } from '@vitrina/editor-ui/store';
import { shallowEqual } from 'react-redux';

import { toFileName } from './toFileName.ts';
import { useSectionTask } from './useSectionTask.ts';

/** The page that the dialog names: a new one, the one in view, or its copy. */
export type PageTask = 'add' | 'rename' | 'duplicate';

interface PageNameDialogProps {
  readonly task: PageTask;
  readonly onClose: () => void;
}

/** Renders the form that names a page. The name of a new page gives that of its file. */
export function PageNameDialog({ task: kind, onClose }: PageNameDialogProps) {
  const pages = useEditorState(listTemplatePages, (one, other) =>
    shallowEqual(
      one.map(({ page, title }) => `${page} ${title ?? ''}`),
      other.map(({ page, title }) => `${page} ${title ?? ''}`),
    ),
  );
  const active = useEditorState((state) => state.document.active.page);
  const current = pages.find(({ page }) => page === active);
  const initial = kind === 'rename' ? (current?.title ?? active) : '';
  const [name, setName] = useState(initial);
  const [isClone, setClone] = useState(false);
  const task = useSectionTask(onClose);
  const title = name.trim();
  const file =
    kind === 'rename'
      ? active
      : toFileName(
          title,
          pages.map(({ page }) => page),
        );
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (kind === 'rename') {
      task.run((dispatch) => {
        dispatch(renamePage(title));
        return Promise.resolve(undefined);
      });
      return;
    }
    const source = kind === 'duplicate' ? 'active' : isClone ? 'index' : undefined;
    task.run(addPage({ page: file, title }, source));
  };
  return (
    <FormDialog
      form={{ submit, isPending: task.isPending, isDirty: name !== initial || isClone, failure: task.error }}
      title={<FormattedMessage id={`builder.section.page.${kind}`} />}
      submitLabel={<FormattedMessage id={`builder.section.page.${kind}`} />}
      isSubmitDisabled={title === ''}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField
        label={<FormattedMessage id="builder.section.name" />}
        value={name}
        error={task.problem !== undefined}
        helperText={
          task.problem ??
          (title === '' ? (
            <FormattedMessage id="builder.section.page.hint" />
          ) : (
            <FormattedMessage id="builder.section.page.file" values={{ file }} />
          ))
        }
        inputAttributes={{ maxLength: 100 }}
        onChange={(event) => {
          setName(event.target.value);
          task.clear();
        }}
      />
      {kind === 'add' && (
        <FormControlLabel
          control={<Checkbox checked={isClone} onChange={(event) => setClone(event.target.checked)} />}
          label={<FormattedMessage id="builder.section.page.clone" />}
        />
      )}
    </FormDialog>
  );
}
