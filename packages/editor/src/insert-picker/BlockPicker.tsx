import { FormattedMessage } from '@vitrina/ui-kit';
import type { BlockDefinition } from '@vitrina/block-kit';
import type { InsertOption, InsertSearch, Refusal } from '@vitrina/editor-core/nesting';
import { viewActions } from '@vitrina/editor-core/store';
import { SearchDialog } from '@vitrina/editor-ui/dialogs';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { usePaletteMemory } from '../palette/usePaletteMemory.ts';
import { InsertPickerOption } from './InsertPickerOption.tsx';

/** Props of {@link BlockPicker}. */
export interface BlockPickerProps {
  readonly title: string;
  /** Identifies what the list is of, besides the search. */
  readonly listKey: string;
  /** Returns the blocks to choose from, with the refusals of those that can't be chosen. */
  readonly listOptions: (search: InsertSearch) => readonly InsertOption[];
  /** Uses the chosen block. Returns the refusal if it isn't possible; the dialog then stays open. */
  readonly onChoose: (definition: BlockDefinition) => Refusal | undefined;
  /** Shown above the list. */
  readonly children?: ReactNode;
}

/** Renders a search among blocks, as a dialog. */
export function BlockPicker({ title, listKey, listOptions, onChoose, children }: BlockPickerProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const { refuse } = useEditor();
  const memory = usePaletteMemory();
  const [query, setQuery] = useState('');
  const { catalogue } = store.services;
  const close = () => store.dispatch(viewActions.dialogClosed());
  const choose = ({ definition }: InsertOption) => {
    const refusal = onChoose(definition);
    if (refusal) {
      refuse(refusal);
      return;
    }
    memory.noteUse(definition.key);
    close();
  };
  return (
    <SearchDialog
      title={title}
      label={intl.formatMessage({ id: 'builder.palette.search' })}
      maxWidth="xs"
      query={query}
      onQuery={setQuery}
      options={listOptions({ catalogue, query, recent: memory.recent })}
      listKey={`${listKey} ${query}`}
      listHeightPx={400}
      keyOf={blockKeyOf}
      OptionView={InsertPickerOption}
      onChoose={choose}
      onClose={close}
      nothing={<FormattedMessage id="builder.palette.nothing" />}
    >
      {children}
    </SearchDialog>
  );
}

const blockKeyOf = ({ definition }: InsertOption) => definition.key;
