import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Side } from '@vitrina/editor-core/merge';

/** Renders a list of differences, each with a choice between both sides. */
export function SideList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={listStyle}>
      {children}
    </Box>
  );
}

interface SideRowProps {
  /** Accessible name of the choice. */
  readonly name: string;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
  readonly children: ReactNode;
}

/** Renders one line of a {@link SideList}. */
export function SideRow({ name, chosen, onChoose, children }: SideRowProps) {
  const intl = useIntl();
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={intl.formatMessage({ id: 'builder.conflict.choose' }, { name })}
        value={chosen}
        onChange={(_, side: Side | null) => side && onChoose(side)}
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
}

const listStyle = {
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  maxHeight: 240,
  overflowY: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  py: 1.5,
  '& + &': { borderTop: `1px solid ${colors.line}` },
} as const;
