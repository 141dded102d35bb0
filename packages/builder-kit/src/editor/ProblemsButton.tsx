import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { colours } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useBuilderDispatch } from '../store/hooks.ts';
import { viewActions } from '../store/viewSlice.ts';
import { useProblems, type Problem } from './useProblems.ts';

/** How many problems there are, and which; each leads to where it can be mended. */
export function ProblemsButton() {
  const dispatch = useBuilderDispatch();
  const problems = useProblems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (problems.length === 0) return null;
  const open = (problem: Problem) => {
    setAnchor(null);
    if (problem.componentId === undefined) dispatch(viewActions.tabOpened('epack-data'));
    else dispatch(viewActions.selected([problem.componentId]));
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {problems.map((problem) => (
          <MenuItem key={problem.key} onClick={() => open(problem)}>
            {problem.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
