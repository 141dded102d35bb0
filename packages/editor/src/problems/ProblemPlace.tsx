import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { colors } from '@vitrina/ui-kit';
import { goToProblem } from '@vitrina/editor-core/problems';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import type { Problem } from './useToProblem.ts';

interface ProblemPlaceProps {
  readonly problem: Problem;
  /** Undefined if the group's heading has it. */
  readonly text?: string;
  readonly onLeave: () => void;
}

/** Names a problem's place, and leads there. */
export function ProblemPlace({
  problem: { target, place, text: ownText },
  text,
  onLeave,
}: ProblemPlaceProps) {
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
