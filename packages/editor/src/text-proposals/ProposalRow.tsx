import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { shorten } from '@vitrina/editor-core/texts';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { WordDifference } from '@vitrina/editor-ui/text-assist';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

import type { ProposedText } from './useTextProposals.ts';

interface ProposalRowProps {
  readonly proposal: ProposedText;
  /** Texts of the record by key. */
  readonly factOf: ReadonlyMap<string, string>;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** Renders a proposed text beside the present one, with the facts it is taken from. A refused one cannot be taken. */
export function ProposalRow({ proposal, factOf, isTaken, onTake }: ProposalRowProps) {
  const { component, before, after, sources, refusal } = proposal;
  const labelId = useId();
  const textId = useId();
  const texts = useBlockTexts();
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        checked={isTaken}
        disabled={refusal !== null}
        slotProps={{ input: { 'aria-labelledby': `${labelId} ${textId}` } }}
        onChange={({ target }) => onTake(target.checked)}
        sx={{ mt: -1.5, ml: -2 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={labelId} variant="caption" component="div" sx={{ color: colors.inkSoft }}>
          {texts.component(component)}
        </Typography>
        <Box id={textId} sx={textStyle}>
          <WordDifference before={before} after={after} />
        </Box>
        {refusal && (
          <Typography variant="body2" sx={{ color: colors.attention, mt: 1 }}>
            {refusal.figure === null ? (
              <FormattedMessage id="builder.proposals.sourceMissing" />
            ) : (
              <FormattedMessage id="builder.proposals.figureUnknown" values={{ figure: refusal.figure }} />
            )}
          </Typography>
        )}
        {sources.length > 0 && (
          <Typography variant="caption" component="div" sx={{ color: colors.inkSoft, mt: 1 }}>
            <FormattedMessage
              id="builder.proposals.sources"
              values={{
                sources: sources.map((key) => shorten(factOf.get(key) ?? key, maxSourceLetters)).join(' · '),
              }}
            />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const maxSourceLetters = 60;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1,
  py: 3,
  borderBottom: `1px solid ${colors.line}`,
} as const;

const textStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
