import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { fixProblems, goToProblem } from '@vitrina/editor-core/problems';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { ProblemGroup } from './groupProblems.ts';
import type { Problem } from './useProblems.ts';

interface ProblemGroupItemProps {
  readonly group: ProblemGroup;
  readonly onLeave: () => void;
}

/** Renders the problems of one text: each opens its place, or is fixed here, alone or with the others. */
export function ProblemGroupItem({ group, onLeave }: ProblemGroupItemProps) {
  const dispatch = useBuilderDispatch();
  const { text, problems, fixable } = group;
  const [only, ...others] = problems;
  const fix = (fixed: readonly Problem[]) => dispatch(fixProblems(fixed));
  if (only && others.length === 0) {
    return (
      <Box component="li" sx={rowStyle}>
        <Place problem={only} text={text} onLeave={onLeave} />
        {only.fix && <FixButton problem={only} onFix={() => fix([only])} />}
      </Box>
    );
  }
  return (
    <Box component="li">
      <Box sx={{ ...rowStyle, px: 4, py: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{text}</Box>
        {fixable.length > 1 && (
          <Button size="small" onClick={() => fix(fixable)} sx={fixStyle}>
            <FormattedMessage id="builder.problem.fixAll" values={{ count: fixable.length }} />
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map((problem) => (
          <Box component="li" key={problem.key} sx={rowStyle}>
            <Place problem={problem} onLeave={onLeave} />
            {problem.fix && <FixButton problem={problem} onFix={() => fix([problem])} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface PlaceProps {
  readonly problem: Problem;
  /** Undefined if the group's heading has it. */
  readonly text?: string;
  readonly onLeave: () => void;
}

function Place({ problem: { target, place, text: ownText }, text, onLeave }: PlaceProps) {
  const dispatch = useBuilderDispatch();
  const open = () => {
    onLeave();
    dispatch(goToProblem(target));
  };
  return (
    <ButtonBase onClick={open} sx={placeStyle}>
      {text}
      {(place !== undefined || text === undefined) && (
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {place ?? ownText}
        </Box>
      )}
    </ButtonBase>
  );
}

function FixButton({ problem: { fix }, onFix }: { problem: Problem; onFix: () => void }) {
  return (
    <Button size="small" onClick={onFix} sx={fixStyle}>
      <FormattedMessage
        id={fix?.type === 'removeComponent' ? 'builder.problem.fix.remove' : 'builder.problem.fix'}
      />
    </Button>
  );
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 2, pr: 3 } as const;

const placeStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  textAlign: 'left',
  fontSize: 14,
  lineHeight: '20px',
  px: 4,
  py: 1.5,
  '&:hover': { backgroundColor: colors.hover },
} as const;

const fixStyle = { flexShrink: 0 } as const;
