import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type InsertPosition, insertPositions } from '@vitrina/editor-core/nesting';
import {
  getActiveComponent,
  getInsertPosition,
  getNestingContext,
  viewActions,
} from '@vitrina/editor-core/store';
import { useBuilderDispatch, useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { usePlaceText } from './usePlaceText.ts';

/** A block that most containers accept, for the place before a block is pointed at. */
const anyBlock = { componentKey: 'Text', type: 'component' } as const;

/**
 * Tells where a click adds a block. If the active component can contain blocks, the user chooses between inside and
 * after it.
 */
export function InsertPlace() {
  const placing = useEditorState(({ view }) => view.placing);
  const text = usePlaceText(placing ?? anyBlock);
  return (
    <Box sx={{ px: 3, pb: 2, display: 'grid', gap: 1 }}>
      <PositionSwitch />
      {/* Has a line of its own also without a place: nothing moves under the pointer. */}
      <Typography
        variant="caption"
        noWrap
        sx={{ color: 'text.secondary', minHeight: 16 }}
        title={text}
        data-insert-place
      >
        {text !== undefined && <FormattedMessage id="builder.palette.place" values={{ place: text }} />}
      </Typography>
    </Box>
  );
}

/** Keeps its place while there is nothing to choose, so that a second click does not hit another block. */
function PositionSwitch() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const texts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  const position = useEditorState(getInsertPosition);
  const active = useEditorState(getActiveComponent);
  const holdsBlocks = useEditorState((state) => {
    const key = getActiveComponent(state)?.componentKey;
    return key !== undefined && getNestingContext(state, catalogue)?.holdsBlocks(key) === true;
  });
  const name = active ? texts.component(active) : '';
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      disabled={!active}
      value={active && (holdsBlocks ? position : 'after')}
      aria-label={intl.formatMessage({ id: 'builder.insert.position' })}
      onChange={(_, next: InsertPosition | null) =>
        next !== null && dispatch(viewActions.insertPositionChosen(next))
      }
    >
      {insertPositions.toReversed().map((each) => (
        <ToggleButton
          key={each}
          value={each}
          disabled={!active || (each === 'inside' && !holdsBlocks)}
          aria-label={active && intl.formatMessage({ id: `builder.insert.position.${each}` }, { name })}
          sx={buttonStyle}
        >
          <FormattedMessage id={`builder.palette.position.${each}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const buttonStyle = {
  minHeight: 32,
  py: 0.5,
  lineHeight: '16px',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
