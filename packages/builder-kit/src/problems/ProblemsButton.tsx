import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { colours } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderDispatch } from '../store/hooks.ts';
import { goToProblem } from './goToProblem.ts';
import { useProblems, type Problem } from './useProblems.ts';

/** How many problems there are, and which; each leads to the field where it can be mended. */
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
        startIcon={<WarningAmber sx={{ color: colours.attention }} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, minHeight: 28, py: 0, whiteSpace: 'nowrap', fontWeight: 400, fontSize: 13 }}
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
          <MenuItem key={problem.key} onClick={() => open(problem)} sx={{ whiteSpace: 'normal' }}>
            <Box sx={{ minWidth: 0 }}>
              {problem.text}
              {problem.place !== undefined && (
                <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                  {problem.place}
                </Box>
              )}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
