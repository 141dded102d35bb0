import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { insertDraft } from '../commands/blockEdits.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { newDraft } from '../palette/newDraft.ts';
import { usePaletteMemory } from '../palette/usePaletteMemory.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getNestingContext } from '../store/nestingContext.ts';
import { getActiveComponent } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { findInsertPlace, insertPositions, type InsertPosition } from './findInsertPlace.ts';
import { InsertPickerOption } from './InsertPickerOption.tsx';
import { listInsertOptions, type InsertOption } from './listInsertOptions.ts';

/** Props of {@link InsertPicker}. */
export interface InsertPickerProps {
  /** What is offered first; it can be changed. */
  readonly position: InsertPosition;
}

/** Finds a block by name and puts it after the active component or in it, without dragging. */
export function InsertPicker({ position: firstPosition }: InsertPickerProps) {
  const intl = useIntl();
  const listId = useId();
  const store = useBuilderStore();
  const texts = useBlockTexts();
  const { announce, refuse } = useEditor();
  const memory = usePaletteMemory();
  const [chosenPosition, setPosition] = useState(firstPosition);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const active = getActiveComponent(store.getState());
  const context = getNestingContext(store.getState(), store.services.catalogue);
  if (context === undefined) return null;
  // Nothing goes into a block that holds none.
  const position = active && !context.holdsBlocks(active.componentKey) ? ('after' as const) : chosenPosition;
  const place = findInsertPlace(context.page, active?.id, position);
  const { catalogue } = store.services;
  const options = listInsertOptions(context, place.parentId, { catalogue, query, recent: memory.recent });
  const at = Math.min(index, options.length - 1);
  const close = () => store.dispatch(viewActions.dialogClosed());

  const insert = ({ definition }: InsertOption) => {
    const refusal = store.dispatch(insertDraft(newDraft(store, definition), place));
    if (refusal) {
      refuse(refusal);
      return;
    }
    const name = texts.block(definition.key);
    const id = active === undefined ? 'builder.announce.added' : `builder.announce.added.${position}`;
    announce({ id, values: { name, other: active ? texts.component(active) : '' } });
    memory.noteUse(definition.key);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (step !== undefined) setIndex((at + step + options.length) % Math.max(1, options.length));
    else if (event.key === 'Enter' && chosen) insert(chosen);
    else return;
    event.preventDefault();
  };
  const label = intl.formatMessage({ id: 'builder.palette.search' });
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="xs"
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage({ id: 'builder.insert.title' }),
          sx: { alignSelf: 'flex-start', mt: '10vh' },
        },
      }}
    >
      {active && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={position}
          aria-label={intl.formatMessage({ id: 'builder.insert.position' })}
          onChange={(_, next: InsertPosition | null) => {
            if (next !== null) setPosition(next);
            setIndex(0);
          }}
          sx={{ p: 3, pb: 1 }}
        >
          {insertPositions.map((each) => (
            <ToggleButton
              key={each}
              value={each}
              disabled={each === 'inside' && !context.holdsBlocks(active.componentKey)}
              sx={positionStyle}
            >
              <FormattedMessage
                id={`builder.insert.position.${each}`}
                values={{ name: texts.component(active) }}
              />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        value={query}
        placeholder={label}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ px: 4, py: 2, borderBottom: `1px solid ${colours.line}` }}
      />
      <Box id={listId} role="listbox" aria-label={label} sx={{ maxHeight: 400, overflowY: 'auto', p: 1 }}>
        {options.map((option, number) => (
          <InsertPickerOption
            key={option.definition.key}
            id={`${listId}-${number}`}
            option={option}
            isActive={number === at}
            onChoose={() => insert(option)}
          />
        ))}
        {options.length === 0 && (
          <Typography variant="body2" sx={{ p: 3, color: 'text.secondary' }}>
            <FormattedMessage id="builder.palette.nothing" />
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}

const positionStyle = {
  flex: 1,
  minHeight: 32,
  py: 0.5,
  lineHeight: '16px',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
