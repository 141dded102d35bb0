import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

import type { SearchOptionPlace } from './SearchDialog.tsx';

interface Props extends SearchOptionPlace {
  readonly minHeightPx: number;
  /** Whether choosing the option only shows why it isn't available. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Renders an option of a {@link SearchDialog}. The active option is scrolled into view. */
export function SearchOption(props: Props) {
  const { id, isActive, onChoose, minHeightPx, isDisabled, children } = props;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isDisabled}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onChoose}
      sx={[optionStyle, { minHeight: minHeightPx }]}
    >
      {children}
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  cursor: 'pointer',
  borderRadius: '6px',
  '&:hover': { backgroundColor: colors.hover },
  '&[aria-selected=true]': { backgroundColor: colors.accentSoft },
} as const;
