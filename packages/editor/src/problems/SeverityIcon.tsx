import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { colors } from '@vitrina/ui-kit';

import type { Problem } from './useToProblem.ts';

/** Renders the icon of a severity. The text beside it says the same. */
export function SeverityIcon({ severity }: Pick<Problem, 'severity'>) {
  switch (severity) {
    case 'error':
      return <ErrorOutline sx={{ ...iconStyle, color: colors.problem }} />;
    case 'warning':
      return <WarningAmber sx={{ ...iconStyle, color: colors.attention }} />;
    case 'info':
      return <InfoOutlined sx={{ ...iconStyle, color: colors.neutral }} />;
  }
}

const iconStyle = { fontSize: 18, flexShrink: 0 } as const;
