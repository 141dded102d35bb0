import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { steps, type Step } from './steps.ts';

interface StepListProps {
  readonly step: Step;
  /** Whether the steps after the first are enabled. */
  readonly hasLayout: boolean;
  readonly onGo: (step: Step) => void;
}

/** Lists the steps to a published page, with links to each. */
export function StepList({ step, hasLayout, onGo }: StepListProps) {
  const intl = useIntl();
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'simpleBuilder.steps' })}>
      <Box component="ol" sx={listStyle}>
        {steps.map((name, index) => (
          <Box key={name} component="li" sx={{ display: 'flex', minWidth: 0 }}>
            <ButtonBase
              disabled={!hasLayout && index > 0}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onGo(name)}
              sx={name === step ? currentStyle : stepStyle}
            >
              <Box component="span" aria-hidden sx={name === step ? currentNumberStyle : numberStyle}>
                {index + 1}
              </Box>
              <FormattedMessage id={`simpleBuilder.step.${name}`} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0, sm: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const stepStyle = {
  gap: 2,
  px: 2,
  minHeight: 32,
  borderRadius: '6px',
  fontSize: 14,
  color: colors.inkSoft,
  '&:hover': { backgroundColor: colors.hover },
  '&.Mui-disabled': { opacity: 0.55 },
} as const;

const currentStyle = { ...stepStyle, color: colors.ink, fontWeight: 600 } as const;

const numberStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  flexShrink: 0,
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  border: `1px solid ${colors.lineStrong}`,
} as const;

const currentNumberStyle = {
  ...numberStyle,
  color: colors.surface,
  backgroundColor: colors.ink,
  borderColor: colors.ink,
} as const;
