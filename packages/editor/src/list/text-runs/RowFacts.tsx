import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TextRunRow } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

const colorOf: Partial<Record<TextRunRow['status'], string>> = {
  changed: colors.attention,
  failed: colors.problem,
  applied: colors.live,
};

/** Renders the state of a package in a text run: its texts, and the reasons of those it does not get. */
export function RowFacts({ row }: { readonly row: TextRunRow }) {
  const { status, message, isReviewed, proposalCount, refusals, skippedCount } = row;
  const reasons = new Map(refusals.map((refusal) => [refusal.figure ?? '', refusal]));
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Typography variant="body2">
        <Box component="span" sx={{ color: colorOf[status] }}>
          {status === 'proposed' && isReviewed ? (
            <FormattedMessage id="builder.textRun.reviewed" />
          ) : (
            <FormattedMessage id={`builder.textRun.word.${status}`} />
          )}
        </Box>
        {proposalCount > 0 && (
          <>
            {' · '}
            <FormattedMessage id="builder.textRun.proposals" values={{ count: proposalCount }} />
          </>
        )}
        {refusals.length > 0 && (
          <>
            {' · '}
            <FormattedMessage id="builder.textRun.refused" values={{ count: refusals.length }} />
          </>
        )}
      </Typography>
      {message !== null && <Typography variant="body2">{message}</Typography>}
      {skippedCount > 0 && (
        <Typography variant="body2">
          <FormattedMessage id="builder.textRun.skipped" values={{ count: skippedCount }} />
        </Typography>
      )}
      {[...reasons.values()].map(({ figure }) => (
        <Typography key={figure ?? ''} variant="body2">
          {figure === null ? (
            <FormattedMessage id="builder.textRun.refusedSource" />
          ) : (
            <FormattedMessage id="builder.textRun.refusedFigure" values={{ figure }} />
          )}
        </Typography>
      ))}
    </Box>
  );
}
