import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

import { countBySeverity, groupProblems } from './groupProblems.ts';
import { ProblemGroupItem } from './ProblemGroupItem.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import type { Problem } from './useProblems.ts';

interface ProblemsPanelProps {
  readonly problems: readonly Problem[];
  /** Called when the user opens the place of a problem. */
  readonly onLeave: () => void;
}

/** Lists what to fix before publishing by severity, with a fix where a change is enough. */
export function ProblemsPanel({ problems, onLeave }: ProblemsPanelProps) {
  if (problems.length === 0) {
    return (
      <Box sx={{ p: 4 }}>
        <Typography variant="subtitle2">
          <FormattedMessage id="builder.problems.none" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.problems.none.about" />
        </Typography>
      </Box>
    );
  }
  return countBySeverity(problems).map(({ severity, count }) => (
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
          <ProblemGroupItem key={group.key} group={group} onLeave={onLeave} />
        ))}
      </Box>
    </Box>
  ));
}

const sectionStyle = {
  py: 3,
  '& + &': { borderTop: `1px solid ${colors.line}` },
} as const;
