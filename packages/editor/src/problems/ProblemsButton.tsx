import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { goToProblem } from '@vitrina/editor-core/problems';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { useProblems, type Problem } from './useProblems.ts';

/** Shows the number of problems and lists them. Each entry opens the field that fixes the problem. */
export function ProblemsButton() {
  const dispatch = useBuilderDispatch();
  const problems = useProblems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (problems.length === 0) return null;
  const open = (problem: Problem) => {
    setAnchor(null);
    dispatch(goToProblem(problem.target));
  };
  return (
    <>
      <Button
        // Errors, which prevent publishing, are listed first.
        startIcon={<SeverityIcon severity={problems[0]?.severity} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={buttonStyle}
      >
        <FormattedMessage id="builder.problems" values={{ count: problems.length }} />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 400, maxWidth: 420 } } }}
      >
        {problems.map((problem) => (
          <MenuItem key={problem.key} onClick={() => open(problem)} sx={itemStyle}>
            <SeverityIcon severity={problem.severity} />
            <ProblemText problem={problem} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function SeverityIcon({ severity }: { severity: Problem['severity'] | undefined }) {
  return severity === 'error' ? (
    <ErrorOutline sx={{ color: colors.problem }} />
  ) : (
    <WarningAmber sx={{ color: colors.attention }} />
  );
}

function ProblemText({ problem: { text, place, severity } }: { problem: Problem }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {text}
      <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {severity === 'error' && <FormattedMessage id="builder.problem.error" />}
        {severity === 'error' && place !== undefined && ' · '}
        {place}
      </Box>
    </Box>
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
  whiteSpace: 'nowrap',
  fontWeight: 400,
  fontSize: 13,
} as const;

const itemStyle = {
  alignItems: 'flex-start',
  gap: 2,
  whiteSpace: 'normal',
  '& svg': { flexShrink: 0, fontSize: 18 },
} as const;
