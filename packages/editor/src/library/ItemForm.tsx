import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  findMisplaced,
  isSlotAtFirst,
  type LibraryItem,
  listSlotChoices,
  type SlotChoice,
} from '@vitrina/editor-core/library';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useRefusalText } from '@vitrina/editor-ui/texts';
import { findLibraryLink, type Page, readLibraryAddress } from '@vitrina/epack-model';
import { useAction } from '@vitrina/session';
import { FormattedMessage, TextField, toast } from '@vitrina/ui-kit';
import { FormDialog } from '@vitrina/ui-kit/form';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

import { SlotList } from './SlotList.tsx';
import type { LinkedKind } from './useLibraryItems.ts';
import { useSaveItem } from './useSaveItem.ts';

const maxLetters = 100;

/** Props of {@link ItemForm}. */
export interface ItemFormProps {
  readonly kind: LinkedKind;
  readonly section: Page;
  /** The item to update; undefined for a new one. */
  readonly item?: LibraryItem;
  /** A button beside the others. */
  readonly sideAction?: ReactNode;
  readonly onSaved: (item: LibraryItem) => void;
  readonly onClose: () => void;
}

/** Renders the form that saves a section or template: its name, its category, and what can change in copies. */
export function ItemForm({ kind, section, item, sideAction, onSaved, onClose }: ItemFormProps) {
  const intl = useIntl();
  const { catalogue } = useEditorStore().services;
  const [choices] = useState(() => listSlotChoices(section, catalogue));
  const misplaced = findMisplaced(section, catalogue.rules);
  const getRefusalText = useRefusalText();
  const [name, setName] = useState(item?.name ?? '');
  const [category, setCategory] = useState(item?.category ?? '');
  const [freeKeys, setFreeKeys] = useState<ReadonlySet<string>>(
    () => new Set(choices.filter((choice) => isFreeAtFirst(choice, item)).map(({ key }) => key)),
  );
  const [problemId, setProblemId] = useState<LabelId>();
  const [taken, setTaken] = useState<LibraryItem>();
  const { create, replace, update, findTaken } = useSaveItem();
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
    const result = await (item ? update(item, entry) : taken ? replace(taken, entry) : create(entry));
    if (typeof result === 'string') {
      setProblemId(result);
      if (result === `builder.library.taken.${kind}` && !item) setTaken(await findTaken(entry));
      return;
    }
    toast.success({
      text: intl.formatMessage({ id: `builder.library.saved.${kind}` }, { name: result.name }),
    });
    onSaved(result);
    onClose();
  });
  const action = item ? 'update' : taken ? 'replace' : 'submit';
  return (
    <FormDialog
      form={{
        submit: (event) => {
          event?.preventDefault();
          saving.run();
        },
        isPending: saving.isPending,
        isDirty: name !== (item?.name ?? ''),
        failure: saving.error,
      }}
      title={<FormattedMessage id={`builder.library.${item ? 'update' : 'save'}.${kind}`} />}
      submitLabel={<FormattedMessage id={`builder.library.${action}.${kind}`} />}
      isSubmitDisabled={name.trim() === '' || misplaced !== undefined}
      sideAction={sideAction}
      maxWidth="sm"
      onClose={onClose}
    >
      {misplaced && (
        <Alert severity="error">
          <FormattedMessage id="builder.library.misplaced" values={{ reason: getRefusalText(misplaced) }} />
        </Alert>
      )}
      <TextField
        label={intl.formatMessage({ id: 'builder.library.name' })}
        value={name}
        error={problemId !== undefined}
        helperText={intl.formatMessage({
          id: problemId ?? (item ? 'builder.library.updateText' : `builder.library.text.${kind}`),
        })}
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

/** A content of a new block is a slot unless it is a link; others are as the item has them. */
function isFreeAtFirst(choice: SlotChoice, item: LibraryItem | undefined): boolean {
  const link = findLibraryLink(choice.component);
  const isOfItem = link && item && readLibraryAddress(link)?.itemId === item.publicId;
  return isOfItem ? item.slots?.[link.id]?.includes(choice.name) === true : isSlotAtFirst(choice);
}
