import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BlockDefinition } from '@vitrina/block-kit';
import { useState } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { insertDraft } from '@vitrina/editor-core/edits';
import {
  findInsertPlace,
  insertPositions,
  type InsertPosition,
  listInsertOptions,
} from '@vitrina/editor-core/nesting';
import { newDraft } from '@vitrina/editor-core/palette';
import { getNestingContext, getActiveComponent } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { BlockPicker } from './BlockPicker.tsx';

/** Props of {@link InsertPicker}. */
export interface InsertPickerProps {
  /** The initial position; the user can change it. */
  readonly position: InsertPosition;
}

/**
 * Renders a block search that adds the chosen block after or inside the active component, without dragging.
 */
export function InsertPicker({ position: firstPosition }: InsertPickerProps) {
  const intl = useIntl();
  const store = useEditorStore();
  const texts = useBlockTexts();
  const { announce } = useEditor();
  const [chosenPosition, setPosition] = useState(firstPosition);
  const active = getActiveComponent(store.getState());
  const context = getNestingContext(store.getState(), store.services.catalogue);
  if (context === undefined) return null;
  // A block that can't contain others has no inside position.
  const position = active && !context.holdsBlocks(active.componentKey) ? ('after' as const) : chosenPosition;
  const place = findInsertPlace(context.page, active?.id, position);

  const insert = (definition: BlockDefinition) => {
    const refusal = store.dispatch(insertDraft(newDraft(store, definition), place));
    if (refusal) return refusal;
    const name = texts.block(definition.key);
    announce(
      active === undefined
        ? { id: 'builder.announce.added', values: { name } }
        : {
            id: `builder.announce.added.${position}`,
            values: { name, other: texts.component(active) },
          },
    );
    return undefined;
  };
  return (
    <BlockPicker
      title={intl.formatMessage({ id: 'builder.insert.title' })}
      listKey={position}
      listOptions={(search) => listInsertOptions(context, place.parentId, search)}
      onChoose={insert}
    >
      {active && (
        <PositionChoice
          position={position}
          holdsBlocks={context.holdsBlocks(active.componentKey)}
          name={texts.component(active)}
          onChange={setPosition}
        />
      )}
    </BlockPicker>
  );
}

interface PositionChoiceProps {
  readonly position: InsertPosition;
  /** Whether the active component can contain others. */
  readonly holdsBlocks: boolean;
  /** Name of the active component. */
  readonly name: string;
  readonly onChange: (position: InsertPosition) => void;
}

function PositionChoice({ position, holdsBlocks, name, onChange }: PositionChoiceProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={position}
      aria-label={intl.formatMessage({ id: 'builder.insert.position' })}
      onChange={(_, next: InsertPosition | null) => next !== null && onChange(next)}
      sx={{ p: 3, pb: 1 }}
    >
      {insertPositions.map((each) => (
        <ToggleButton key={each} value={each} disabled={each === 'inside' && !holdsBlocks} sx={positionStyle}>
          <FormattedMessage id={`builder.insert.position.${each}`} values={{ name }} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const positionStyle = {
  flex: 1,
  minHeight: 32,
  py: 0.5,
  lineHeight: '16px',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
