import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { arrivalStyle } from '@vitrina/editor-ui/dom';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useRef } from 'react';

import { countBySeverity, groupProblems } from './groupProblems.ts';
import { IgnoredProblems } from './IgnoredProblems.tsx';
import { ProblemGroupItem } from './ProblemGroupItem.tsx';
import { sectionStyle } from './problemStyles.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import type { Problem } from './useToProblem.ts';

interface ProblemsPanelProps {
  readonly problems: readonly Problem[];
  /** Called when the user opens the place of a problem. */
  readonly onLeave: () => void;
}

/** Lists what to fix before publishing by severity, with a fix where a change is enough, and what is ignored. */
export function ProblemsPanel({ problems, onLeave }: ProblemsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // A problem that moves to the other list takes its button with it.
  const focusPanel = () => panel.current?.focus();
  return (
    <Box ref={panel} tabIndex={-1} sx={arrivalStyle}>
      {problems.length === 0 && (
        <Box sx={{ p: 4 }}>
          <Typography variant="subtitle2">
            <FormattedMessage id="builder.problems.none" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.problems.none.about" />
          </Typography>
        </Box>
      )}
      {countBySeverity(problems).map(({ severity, count }) => (
        <Box key={severity} component="section" sx={sectionStyle}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4 }}>
            <SeverityIcon severity={severity} />
            <Typography variant="subtitle2" component="h3">
              <FormattedMessage id={`builder.problem.severity.${severity}`} values={{ count }} />
            </Typography>
          </Box>
          <Typography variant="caption" component="p" sx={{ px: 4, color: 'text.secondary' }}>
            <FormattedMessage id={`builder.problem.severity.${severity}.about`} />
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {groupProblems(problems.filter((problem) => problem.severity === severity)).map((group) => (
              <ProblemGroupItem key={group.key} group={group} onLeave={onLeave} onIgnored={focusPanel} />
            ))}
          </Box>
        </Box>
      ))}
      <IgnoredProblems onLeave={onLeave} onRestored={focusPanel} />
    </Box>
  );
}
