import Typography from '@mui/material/Typography';
import {
  isSlotAtFirst,
  type LibraryItem,
  listSlotChoices,
  takeSection,
} from '@vitrina/editor-core/library';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { emptyPage, getChildIds, rootId } from '@vitrina/epack-model';
import { useAction } from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SlotList } from './SlotList.tsx';
import type { LinkedKind } from './useLibraryItems.ts';
import { useSaveItem } from './useSaveItem.ts';

const maxLetters = 100;

/** Props of {@link SaveItemDialog}. */
export interface SaveItemDialogProps {
  readonly kind: LinkedKind;
}

/** Renders the form that saves the selected blocks as a section, or the page in view as a template. */
export function SaveItemDialog({ kind }: SaveItemDialogProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { catalogue } = store.services;
  const [section] = useState(() => {
    const state = store.getState();
    const page = getActivePage(state) ?? emptyPage;
    const ids = kind === 'template' ? getChildIds(page, rootId) : state.view.selection;
    return takeSection(page, ids, catalogue.rules);
  });
  const [choices] = useState(() => listSlotChoices(section, catalogue));
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [freeKeys, setFreeKeys] = useState<ReadonlySet<string>>(
    () => new Set(choices.filter(isSlotAtFirst).map(({ key }) => key)),
  );
  const [problemId, setProblemId] = useState<LabelId>();
  const [taken, setTaken] = useState<LibraryItem>();
  const { create, update, findTaken } = useSaveItem();
  const close = () => store.dispatch(viewActions.dialogClosed());
  const listed = new Set(choices.map(({ key }) => key));
  const saving = useAction(async () => {
    const entry = {
      kind,
      name: name.trim(),
      category: category.trim(),
      section,
      // Contents without a value aren't listed, and can be filled.
      isFree: (key: string) => !listed.has(key) || freeKeys.has(key),
    };
    const result = taken ? await update(taken, entry) : await create(entry);
    if (typeof result === 'string') {
      setProblemId(result);
      if (result === `builder.library.taken.${kind}`) setTaken(await findTaken(entry));
      return;
    }
    toast.success({ text: intl.formatMessage({ id: `builder.library.saved.${kind}` }, { name: result.name }) });
    close();
  });
  return (
    <FormDialog
      form={{
        submit: (event) => {
          event?.preventDefault();
          saving.run();
        },
        isPending: saving.isPending,
        isDirty: name !== '',
        failure: saving.error,
      }}
      title={<FormattedMessage id={`builder.library.save.${kind}`} />}
      submitLabel={<FormattedMessage id={taken ? `builder.library.replace.${kind}` : `builder.library.submit.${kind}`} />}
      isSubmitDisabled={name.trim() === ''}
      maxWidth="sm"
      onClose={close}
    >
      <TextField
        label={intl.formatMessage({ id: 'builder.library.name' })}
        value={name}
        error={problemId !== undefined}
        helperText={intl.formatMessage({ id: problemId ?? `builder.library.text.${kind}` })}
        inputAttributes={{ maxLength: maxLetters }}
        onChange={(event) => {
          setName(event.target.value);
          setProblemId(undefined);
          setTaken(undefined);
        }}
      />
      {taken && (
        <Typography variant="body2">
          <FormattedMessage id="builder.library.replaceText" />
        </Typography>
      )}
      <TextField
        label={intl.formatMessage({ id: 'builder.library.category' })}
        value={category}
        inputAttributes={{ maxLength: maxLetters }}
        onChange={(event) => setCategory(event.target.value)}
      />
      <SlotList choices={choices} freeKeys={freeKeys} onChange={setFreeKeys} />
    </FormDialog>
  );
}
