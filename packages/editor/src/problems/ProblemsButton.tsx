import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { colors, lazy, visuallyHidden } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { countBySeverity } from './groupProblems.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useContentRules } from './useContentRules.ts';
import { useTakeRecord } from '../source-record/useSourceRecord.ts';
import { useTakeIgnored } from './useIgnoredFindings.ts';
import { useProblems } from './useProblems.ts';

const ProblemsPanel = lazy(async () => (await import('./ProblemsPanel.tsx')).ProblemsPanel);

/** Shows the number of problems by severity. Opens the list of what to fix before publishing. */
export function ProblemsButton() {
  const intl = useIntl();
  useContentRules();
  useTakeIgnored();
  useTakeRecord();
  const problems = useProblems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const counts = countBySeverity(problems);
  const name = counts
    .map(({ severity, count }) =>
      intl.formatMessage({ id: `builder.problem.severity.${severity}` }, { count }),
    )
    .join(', ');
  const title = intl.formatMessage({ id: 'builder.problems.title' });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={title}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={buttonStyle}
      >
        <Box component="span" sx={visuallyHidden}>
          {`${title}: ${name || intl.formatMessage({ id: 'builder.problems.none' })}`}
        </Box>
        {counts.length === 0 && <CheckCircleOutline sx={{ fontSize: 18, color: colors.live }} />}
        {counts.map(({ severity, count }) => (
          <Box key={severity} component="span" aria-hidden sx={countStyle}>
            <SeverityIcon severity={severity} />
            {intl.formatNumber(count)}
          </Box>
        ))}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: paperStyle } }}
      >
        <ProblemsPanel problems={problems} onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

const buttonStyle = {
  // Stays visible if the bar is too narrow.
  position: 'sticky',
  right: 0,
  backgroundColor: colors.surface,
  flexShrink: 0,
  minHeight: 28,
  py: 0,
  gap: 2,
  whiteSpace: 'nowrap',
  fontWeight: 400,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
} as const;

const countStyle = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

const paperStyle = { width: 420, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(640px, 80vh)' } as const;
