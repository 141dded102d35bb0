import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getExcerpt } from '../texts/getExcerpt.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { Difference, Side } from './compareSides.ts';

interface ConflictChoicesProps {
  readonly differences: readonly Difference[];
  readonly choose: (difference: Difference) => Side;
  readonly onChoose: (difference: Difference, side: Side) => void;
}

/** Everything that differs, as the chosen side has it, and whose version of it shall stand. */
export function ConflictChoices({ differences, choose, onChoose }: ConflictChoicesProps) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const { catalogue } = useBuilderStore().services;
  return (
    <Box component="ul" sx={listStyle}>
      {differences.map((difference) => {
        const { mine, theirs, kind, by } = difference;
        const chosen = choose(difference);
        const shown = chosen === 'mine' ? (mine ?? theirs) : (theirs ?? mine);
        const name = shown ? texts.component(shown) : intl.formatMessage({ id: 'builder.conflict.page' });
        return (
          <Box key={difference.key} component="li" sx={rowStyle}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" noWrap>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {shown && getExcerpt(shown, catalogue)}
                </Box>
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={`builder.conflict.${kind}${by ? `.${by}` : ''}`} />
              </Typography>
            </Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={intl.formatMessage({ id: 'builder.conflict.choose' }, { name })}
              value={chosen}
              onChange={(_, side: Side | null) => side && onChoose(difference, side)}
            >
              <ToggleButton value="mine">
                <FormattedMessage id="builder.conflict.sideMine" />
              </ToggleButton>
              <ToggleButton value="theirs">
                <FormattedMessage id="builder.conflict.sideTheirs" />
              </ToggleButton>
            </ToggleButtonGroup>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflowY: 'auto',
  border: `1px solid ${colours.line}`,
  borderRadius: '6px',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  py: 1.5,
  '& + &': { borderTop: `1px solid ${colours.line}` },
} as const;
