import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { TextRunProposals } from '@vitrina/api-client/contract';
import { shorten } from '@vitrina/editor-core/texts';
import { WordDifference } from '@vitrina/editor-ui/text-assist';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

/** Props of {@link ProposalRow}. */
export interface ProposalRowProps {
  /** Name of the block with the text. */
  readonly name: string;
  readonly proposal: Pick<TextRunProposals['proposals'][number], 'before' | 'after' | 'refusal'>;
  /** Texts of the record that it is taken from. */
  readonly sources: readonly string[];
  readonly isTaken: boolean;
  /** Whether the choice is made. Default: false. */
  readonly isReadOnly?: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** Renders a proposed text beside the present one, with the facts it is taken from. A refused one cannot be taken. */
export function ProposalRow({
  name,
  proposal: { before, after, refusal },
  sources,
  isTaken,
  isReadOnly = false,
  onTake,
}: ProposalRowProps) {
  const labelId = useId();
  const textId = useId();
  return (
    <Box component="li" sx={rowStyle}>
      <Checkbox
        checked={isTaken}
        disabled={isReadOnly || refusal !== null}
        slotProps={{ input: { 'aria-labelledby': `${labelId} ${textId}` } }}
        onChange={({ target }) => onTake(target.checked)}
        sx={{ mt: -1.5, ml: -2 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={labelId} variant="caption" component="div" sx={{ color: colors.inkSoft }}>
          {name}
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
                sources: sources.map((text) => shorten(text, maxSourceLetters)).join(' · '),
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
