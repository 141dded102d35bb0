import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { componentCount, getChildIds, rootId } from '@vitrina/epack-model';
import { importOzon } from '@vitrina/marketplace-export';
import { FileButton, TextField, toast, FormattedMessage } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useDeferredValue, useMemo, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { reportPasteProblem } from '@vitrina/editor-core/commands';
import { insertImported, type ImportMode } from '@vitrina/editor-core/marketplace';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';

import { IssueReport } from './IssueReport.tsx';

/**
 * Renders the import of Ozon's rich content, pasted or from a file, with a preview before it is added to the
 * page.
 */
export function ImportDialog() {
  const intl = useIntl();
  const store = useEditorStore();
  const { catalogue } = store.services;
  const { refuse, notify } = useEditor();
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ImportMode>('replace');
  const read = useDeferredValue(text);
  const imported = useMemo(
    () => (read.trim() === '' ? undefined : importOzon(read, { catalogue })),
    [read, catalogue],
  );
  const isUsable = imported !== undefined && componentCount(imported.page) > 0 && read === text;
  const close = () => store.dispatch(viewActions.dialogClosed());
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (!imported) return;
    const problem = store.dispatch(insertImported(imported.page, mode));
    if (problem !== undefined) return reportPasteProblem(problem, { refuse, notify });
    close();
    toast.success({ text: intl.formatMessage({ id: 'builder.marketplace.imported' }) });
  };
  return (
    <FormDialog
      form={{ submit, isPending: false, isDirty: text !== '', failure: undefined }}
      title={<FormattedMessage id="builder.marketplace.importTitle" />}
      submitLabel={<FormattedMessage id="builder.marketplace.import" />}
      isSubmitDisabled={!isUsable}
      maxWidth="md"
      onClose={close}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="builder.marketplace.importHint" />
      </Typography>
      <TextField
        multiline
        minRows={5}
        maxRows={10}
        label={intl.formatMessage({ id: 'builder.marketplace.json' })}
        placeholder='{"content":[…],"version":0.3}'
        value={text}
        inputAttributes={{ spellCheck: false, style: { fontFamily: 'monospace', fontSize: 12 } }}
        onChange={({ target }) => setText(target.value)}
      />
      <TextFileButton onText={setText} />
      {imported && (
        <section>
          <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
            <FormattedMessage
              id="builder.marketplace.importFound"
              values={{ count: getChildIds(imported.page, rootId).length }}
            />
          </Typography>
          <IssueReport issues={imported.issues} />
        </section>
      )}
      <ModeChoice mode={mode} onChange={setMode} />
    </FormDialog>
  );
}

function TextFileButton({ onText }: { onText: (text: string) => void }) {
  const intl = useIntl();
  const { reportError } = useEditorStore().services;
  return (
    <FileButton
      accept=".json,application/json,text/plain"
      inputLabel={intl.formatMessage({ id: 'builder.marketplace.file' })}
      onFiles={([file]) => void file?.text().then(onText, reportError)}
      sx={{ justifySelf: 'start' }}
    >
      <FormattedMessage id="builder.marketplace.file" />
    </FileButton>
  );
}

const modes: readonly ImportMode[] = ['replace', 'append'];

function ModeChoice({ mode, onChange }: { mode: ImportMode; onChange: (mode: ImportMode) => void }) {
  const intl = useIntl();
  return (
    <RadioGroup
      row
      value={mode}
      aria-label={intl.formatMessage({ id: 'builder.marketplace.where' })}
      onChange={(_, value) => onChange(value as ImportMode)}
    >
      {modes.map((each) => (
        <FormControlLabel
          key={each}
          value={each}
          control={<Radio size="small" />}
          label={intl.formatMessage({ id: `builder.marketplace.mode.${each}` })}
        />
      ))}
    </RadioGroup>
  );
}
