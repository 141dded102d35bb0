import Adjust from '@mui/icons-material/AdjustOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { colors, FormattedMessage, shadows } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';

/** Props of {@link StepRow}. */
export interface StepRowProps {
  readonly isCurrent?: boolean;
  /** Whether the step is undone. */
  readonly isUndone?: boolean;
  /** Returns to the step. Without it, the step is only read. */
  readonly onGo?: () => void;
  /** The author and the time. */
  readonly detail?: string | undefined;
  /** The page after the step, shown while the pointer or the keyboard is on the row. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a step of the history. */
export function StepRow(props: StepRowProps) {
  const { isCurrent = false, isUndone = false, onGo, detail, picture, children } = props;
  const content = (
    <>
      {isCurrent ? <Adjust sx={iconStyle} /> : <RadioButtonUnchecked sx={iconStyle} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{children}</span>
        {detail !== undefined && (
          <Box component="span" sx={detailStyle}>
            {detail}
          </Box>
        )}
        {isUndone && (
          <Box component="span" sx={{ display: 'block', fontSize: 12 }}>
            <FormattedMessage id="builder.history.undone" />
          </Box>
        )}
      </Box>
    </>
  );
  if (onGo === undefined) {
    return (
      <Box component="li" sx={{ ...rowStyle, color: 'text.secondary' }}>
        {content}
      </Box>
    );
  }
  return (
    <li>
      <Tooltip
        describeChild
        disableInteractive
        placement="right-start"
        title={picture ?? ''}
        slotProps={pictureProps}
      >
        <ButtonBase
          aria-current={isCurrent ? 'step' : undefined}
          onClick={onGo}
          sx={{
            ...rowStyle,
            '&:hover': { backgroundColor: colors.hover },
            ...(isUndone && { color: 'text.secondary', fontStyle: 'italic' }),
            ...(isCurrent && { backgroundColor: colors.accentSoft, fontWeight: 600 }),
          }}
        >
          {content}
        </ButtonBase>
      </Tooltip>
    </li>
  );
}

const pictureProps = {
  tooltip: { sx: { p: 1, maxWidth: 'none', backgroundColor: colors.surface, boxShadow: shadows.menu } },
} as const;

const iconStyle = { fontSize: 16, mt: '2px', color: 'text.secondary' } as const;

const detailStyle = {
  display: 'block',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  color: 'text.secondary',
} as const;

const rowStyle = {
  width: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  px: 3,
  py: 1.5,
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
} as const;
